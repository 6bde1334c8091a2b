/** The database did not answer in time, refused the connection or dropped it. A write's outcome is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
}

/** The disk is full: what was asked for was not done, and cannot be until there is room again. */
export class DiskFull extends DatabaseUnavailable {
  override readonly name = 'DiskFull'
}

/** A statement of a transaction had failed, so that COMMIT undid it. */
export class NotCommitted extends Error {
  override readonly name = 'NotCommitted'

  constructor() {
    super('The transaction was undone instead of committed: one of its statements had failed.')
  }
}

/** Why a start was refused, in one line for whoever runs the gateway. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused'
}

/** Another process has this embedded data directory open; two would destroy each other's pages. */
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

/** The data directory cannot be used as it is: half a database, somebody else's files, or no right to write. */
export class DataDirectoryRefused extends StartRefused {
  override readonly name = 'DataDirectoryRefused'
}

/** The embedded database would not write through to disk, so it is not opened. */
export class NotDurable extends StartRefused {
  override readonly name = 'NotDurable'
}

/** A migration that has run was edited, or cannot run. */
export class MigrationFailed extends StartRefused {
  override readonly name = 'MigrationFailed'
}

/** SQLSTATE of a PostgreSQL error from either driver (which others may wrap as `cause`), or undefined. */
export function sqlState(error: unknown): string | undefined {
  const found = databaseError(error)
  return found?.code
}

export type DatabaseError = Error & { code: string; detail?: string; constraint?: string; constraint_name?: string }

/** The PostgreSQL error inside whatever was thrown, or undefined where it is none. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    // `severity` tells PostgreSQL's errors from the system's, whose codes can look alike (EPIPE).
    if ('severity' in at && 'code' in at && typeof at.code === 'string') return at as DatabaseError
  }
  return undefined
}

/** Whether running the transaction again can help: serialization failure or deadlock. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

/**
 * Whether only the statement failed and its connection is whole: the server ended it by a time limit (statement_timeout,
 * lock_timeout), or found no room on its disk.
 */
export function endsStatementOnly(error: unknown): boolean {
  return ['57014', '55P03', diskFull].includes(sqlState(error) ?? '')
}

const diskFull = '53100'

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

/** Maps driver errors that mean "no database" to {@link DatabaseUnavailable}; others stay as they are. */
export function connectionError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const state = sqlState(error) ?? ''
  if (state === diskFull) return new DiskFull('The disk of the database is full.', { cause: error })
  // 57P0x: shutting down or starting; 08xxx: connection exceptions; 57014, 55P03: cut by our own time limits;
  // 53300: no connection left; 25P03: our transaction stood idle for too long.
  const lost = /^(?:57P0[1-5]|08...|57014|55P03|53300|25P03)$/.test(state) || unavailableCodes.has(code)
  return lost ? new DatabaseUnavailable(`The database is not available (${code || state}).`, { cause: error }) : error
}
