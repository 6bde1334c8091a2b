import type { Parameter } from '#gateway/db/client.ts'
import type { DatabaseError } from '#gateway/db/errors.ts'
import type { RowShape } from '#gateway/db/link.ts'

/** What the thread of the embedded database is asked, one thing at a time. */
export type Order =
  | { kind: 'statement'; text: string; parameters: readonly Parameter[]; shape: RowShape }
  | { kind: 'dump' }
  | { kind: 'close' }

/** What it says. To each order it gives an answer or a failure, unless it ends. */
export type Report =
  | { kind: 'opened' }
  /** It cannot open the directory, and ends. */
  | { kind: 'refused'; message: string }
  | { kind: 'answer'; value: unknown }
  | { kind: 'failed'; error: SentError }
  | { kind: 'notification'; channel: string; payload: string }
  /** PostgreSQL ended itself: what is on the disk can no longer be trusted to grow. The thread ends. */
  | { kind: 'panic'; why: string }

/** An error without the parameters and the text of its statement, which PGlite puts into it. */
export type SentError = { message: string; fields: Partial<Record<(typeof fields)[number], string>> }

const fields = ['severity', 'code', 'detail', 'hint', 'where', 'schema', 'table', 'column', 'constraint'] as const

/** An error of PostgreSQL so that it can be sent; undefined where it is none, which means that PGlite is broken. */
export function sendable(error: unknown): SentError | undefined {
  if (!(error instanceof Error && 'severity' in error)) return undefined
  const given = fields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { message: error.message, fields: Object.fromEntries(given) }
}

/** The error as it was sent, with the stack of whoever receives it. */
export function received({ message, fields }: SentError): DatabaseError {
  return Object.assign(new Error(message), { code: '' }, fields)
}
