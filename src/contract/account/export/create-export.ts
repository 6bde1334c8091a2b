import { enums, integer, object, optional, string, type } from 'superstruct'
import { Secret } from '#contract/account/security/recovery-codes.ts'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Language } from '#contract/scalars.ts'

/** Formats of a member's own data. */
export const exportFormats = ['json', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The path of `getExportFile`. */
export const exportPath = '/wps/member/export/file'

/**
 * The ticket opens one file, once: `getExportFile`. Too many requests: `rate_limited`.
 */
export const createExport = defineCall({
  name: 'createExport',
  summary: 'Prepares a file with all stored data of the caller.',
  method: 'POST',
  path: '/wps/member/export',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({ password: Secret, format: enums(exportFormats), language: optional(Language) }),
  response: type({
    ticket: string(),
    expiresAt: Instant,
    /** About how many records the file will have, for the progress of the download. */
    records: integer(),
  }),
  errors: ['password_wrong'],
})
