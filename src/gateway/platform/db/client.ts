/** A parameter of a statement. JSON is passed as text, instants as Date, money as bigint. */
export type Parameter = string | number | bigint | boolean | null | Date | Uint8Array

/** The parameters of a statement by name: `:memberId` in its text is the `memberId` of this object. */
export type SqlParameters = Readonly<Record<string, Parameter>>

/** Runs statements: the pool (each statement in its own transaction) or an open transaction. */
export type Executor = {
  /**
   * Runs one statement and returns its rows: `int8` values are bigint, JSON is parsed, dates and timestamps are text.
   * The rows have the type `unknown`; readers check them with `rowsOf` of rows.ts.
   *
   * @throws {DatabaseUnavailable} without an answer in time; the effect of a write is then unknown
   * @throws {TypeError} if text and parameters do not have the same names
   */
  query(text: string, parameters?: SqlParameters): Promise<readonly unknown[]>
}

/**
 * An open transaction. Its callback must use it and never the {@link Database}: the embedded database has one
 * connection, so a statement outside the transaction would wait for its end for ever.
 */
export type Transaction = Executor & {
  /** Runs `work` in a savepoint; its failure undoes only `work`. */
  savepoint<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

export type TransactionOptions = {
  /** Number of retries after a serialization failure or deadlock (default 8). */
  retries?: number
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** Replaces the time limit of statements, for reports over all data. Milliseconds. */
  statementTimeout?: number
}

export type Database = Executor & {
  readonly kind: 'postgres' | 'embedded' | 'memory'
  /**
   * Commits if `work` resolves and rolls back if it rejects. After serialization failures and deadlocks `work` runs
   * again, after a random pause, so it must have no other effects.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /**
   * Calls `heard` with the payload of every {@link notify}, including those of other processes. Returns a function that
   * stops it.
   *
   * @param restored called when listening continues after a lost connection; notifications in between are lost
   */
  listen(channel: string, heard: (payload: string) => void, restored?: () => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  /**
   * Runs `work` while no other process runs work of the same name; a second caller waits. It is for rare, long work: no
   * transaction is held, and `work` uses the {@link Database} as usual.
   *
   * @param ending stops waiting for the other process; `work` sees to itself
   * @throws {DatabaseUnavailable} if PostgreSQL does not answer, or waiting was stopped; `work` has not started then
   */
  exclusively<Result>(name: string, work: () => Promise<Result>, ending?: AbortSignal): Promise<Result>
  /** Resolves when the database answers. @throws {DatabaseUnavailable} */
  ping(): Promise<void>
  close(): Promise<void>
  /**
   * The whole data directory as a tar, from which other databases can be opened. @throws on PostgreSQL, which has its
   * own tools
   */
  dump(): Promise<Blob>
}

export type DatabaseConfig =
  | {
      kind: 'postgres'
      /**
       * Login of the schema's owner: runs migrations, and without `appUrl` the application too (as role `arara_app`).
       */
      url: string
      /** Login of the application, a member of role `arara_app`. */
      appUrl?: string
      /** Connections of this process (default 10). */
      connections?: number
      /** Longest wait for any answer in milliseconds (default 4,500). */
      timeout?: number
    }
  | { kind: 'embedded'; dataDir: string }
  | {
      kind: 'memory'
      /** Result of {@link Database.dump}. */
      dump?: Blob
    }
