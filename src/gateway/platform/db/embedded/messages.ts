import type { Parameter } from '#gateway/platform/db/client.ts'
import type { RowShape } from '#gateway/platform/db/driver-connection.ts'
import type { DatabaseError } from '#gateway/platform/db/errors.ts'

/** Requests to the thread of the embedded database, one at a time. */
export type Order =
  | { kind: 'statement'; text: string; parameters: readonly Parameter[]; shape: RowShape }
  | { kind: 'dump' }
  | { kind: 'close' }

/** Messages of the thread. Each request gets one answer or failure, unless the thread ends. */
export type Report =
  | { kind: 'opened' }
  /** The directory cannot be opened; the thread ends. */
  | { kind: 'refused'; message: string }
  | { kind: 'answer'; value: unknown }
  | { kind: 'failed'; error: SentError }
  | { kind: 'notification'; channel: string; payload: string }
  /** PostgreSQL has ended itself, so nothing more can be stored safely. The thread ends. */
  | { kind: 'panic'; why: string }

/** An error without the parameters and the text of its statement, which PGlite adds. */
export type SentError = { message: string; fields: Partial<Record<(typeof fields)[number], string>> }

const fields = ['severity', 'code', 'detail', 'hint', 'where', 'schema', 'table', 'column', 'constraint'] as const

/** A PostgreSQL error in a form that can be sent; undefined for other errors, which mean that PGlite is broken. */
export function sendable(error: unknown): SentError | undefined {
  if (!(error instanceof Error && 'severity' in error)) return undefined
  const given = fields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { message: error.message, fields: Object.fromEntries(given) }
}

/** The received error, with the stack of the receiver. */
export function received({ message, fields }: SentError): DatabaseError {
  return Object.assign(new Error(message), { code: '' }, fields)
}
