import { object } from 'superstruct'
import { defineFile } from '#contract/define-file.ts'
import { Text } from '#contract/scalars.ts'

/** The path of `getStatementFile`. */
export const statementFilePath = '/wps/agent/commission/statement/file'

/** `statement` is the part of it that never changes, `sha256` the hash of its text in the file. */
export const getStatementFile = defineFile({
  name: 'getStatementFile',
  summary: 'A statement of the caller’s contracts as JSON, with its hash.',
  path: statementFilePath,
  auth: 'agent',
  request: object({ statementId: Text }),
  errors: ['statement_not_found'],
})
