import { object, string } from 'superstruct'
import { defineFile } from '#contract/define-file.ts'
import { exportPath } from './create-export.ts'

/** The ticket of `createExport` opens one file, once, with the same account's session. */
export const getExportFile = defineFile({
  name: 'getExportFile',
  summary: 'All stored data of the caller, prepared by `createExport`. Each line is one record.',
  path: exportPath,
  auth: 'member',
  long: true,
  request: object({ ticket: string() }),
})
