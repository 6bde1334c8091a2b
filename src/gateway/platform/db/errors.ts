/** The database did not answer in time, or refused or dropped the connection. The effect of a write is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
}

/** The disk is full: the request was not carried out, and cannot be until there is room again. */
export class DiskFull extends DatabaseUnavailable {
  override readonly name = 'DiskFull'
}

/** A statement of the transaction had failed, so COMMIT rolled it back. */
export class NotCommitted extends Error {
  override readonly name = 'NotCommitted'

  constructor() {
    super('The transaction was undone instead of committed: one of its statements had failed.')
  }
}

/**
 * A row is not as the code that asked for it expects. Column and statement are named, but not the value, which may be
 * secret.
 */
export class UnexpectedRow extends Error {
  override readonly name = 'UnexpectedRow'

  /** @param failure path and type of the first value that is wrong */
  constructor(statement: string, { path, type }: { path: readonly PropertyKey[]; type: string }) {
    const where = path.length > 0 ? path.join('.') : 'row'
    super(`Unexpected row: ${where} is no ${type} in: ${statement.replace(/\s+/g, ' ').slice(0, 200)}`)
  }
}

/** Why a start was refused, in one line for the operator. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused'
}

/** Another process has opened this embedded data directory; two would destroy each other's pages. */
export class DataDirectoryInUse extends StartRefused {
  override readonly name = 'DataDirectoryInUse'
  readonly dataDir: string

  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another process. Stop that one first, or choose another DATA_DIR.`,
    )
    this.dataDir = dataDir
  }
}

/** The data directory is unusable: the database is incomplete, the files belong to others, or it is not writable. */
export class DataDirectoryRefused extends StartRefused {
  override readonly name = 'DataDirectoryRefused'
}

/** The embedded database does not write through to the disk, so it is not opened. */
export class NotDurable extends StartRefused {
  override readonly name = 'NotDurable'
}

/** A released migration was edited, or a migration failed. */
export class MigrationFailed extends StartRefused {
  override readonly name = 'MigrationFailed'
}

/** SQLSTATE of a PostgreSQL error from either driver, also if it is wrapped as `cause`; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  const found = databaseError(error)
  return found?.code
}

export type DatabaseError = Error & { code: string; detail?: string; constraint?: string; constraint_name?: string }

/** The PostgreSQL error inside a thrown value; undefined if there is none. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    // Only PostgreSQL errors have `severity`. System errors can have similar codes (EPIPE).
    if ('severity' in at && 'code' in at && typeof at.code === 'string') return at as DatabaseError
  }
  return undefined
}

/** Whether running the transaction again can help: after a serialization failure or deadlock. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

/**
 * Whether only the statement failed and its connection still works: the server ended it after a time limit
 * (statement_timeout, lock_timeout), or its disk was full.
 */
export function endsStatementOnly(error: unknown): boolean {
  return ['57014', '55P03', diskFull].includes(sqlState(error) ?? '')
}

const diskFull = '53100'

/** Whether a statement was refused because a text in it cannot be stored: U+0000 in a text or in JSON. */
export const isUnstorableText = (error: unknown): boolean => ['22021', '22P05'].includes(sqlState(error) ?? '')

const unavailableCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** Maps driver errors about the connection to {@link DatabaseUnavailable}; other errors are not changed. */
export function connectionError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const state = sqlState(error) ?? ''
  if (state === diskFull) return new DiskFull('The disk of the database is full.', { cause: error })
  // 57P0x: shutting down or starting; 08xxx: connection exceptions; 57014, 55P03: ended by our time limits; 53300: too
  // many connections; 25P03: transaction idle for too long.
  const lost = /^(?:57P0[1-5]|08...|57014|55P03|53300|25P03)$/.test(state) || unavailableCodes.has(code)
  return lost ? new DatabaseUnavailable(`The database is not available (${code || state}).`, { cause: error }) : error
}
