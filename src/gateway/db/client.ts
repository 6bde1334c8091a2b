/** What a statement takes: `$1`, `$2` … in order. JSON travels as its text, instants as Date, money as bigint. */
export type Parameter = string | number | bigint | boolean | null | Date | Uint8Array

/** Something statements run on: the pool (each statement its own transaction) or one open transaction. */
export type Executor = {
  /**
   * Runs one statement and answers its rows.
   * `int8` arrives as bigint, JSON parsed, dates and timestamps as text.
   *
   * @throws {DatabaseUnavailable} where no answer came in time; the outcome of a write is then unknown
   */
  query<Row extends object>(text: string, parameters?: readonly Parameter[]): Promise<Row[]>
}

/**
 * An open transaction. Inside the callback use it and never the {@link Database}: the embedded database has one
 * connection, and a statement sent past the transaction would wait for it for ever.
 */
export type Transaction = Executor & {
  /** Runs `work` so that its failure undoes only itself. */
  savepoint<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

export type TransactionOptions = {
  /** How often it is run again after a serialization failure or deadlock (default 8). */
  retries?: number
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** For reports over everything: lifts the limit of a statement's run time. Milliseconds. */
  statementTimeout?: number
}

export type Database = Executor & {
  readonly kind: 'postgres' | 'embedded' | 'memory'
  /**
   * Commits when `work` resolves and rolls back when it rejects.
   * Serialization failures and deadlocks run it again after a random pause, so `work` must have no other effects.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /**
   * Calls `heard` with the payload of every {@link notify}, of other processes too. Answers how to stop.
   *
   * @param restored called when listening goes on after the connection was lost; what was said meanwhile is lost
   */
  listen(channel: string, heard: (payload: string) => void, restored?: () => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  /**
   * Runs `work` while no process runs other work of this name; whoever comes second waits. For what is done rarely and
   * takes long: it holds no transaction, so `work` uses the {@link Database} as usual.
   *
   * @throws {DatabaseUnavailable} where PostgreSQL does not answer; `work` has not begun then
   */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Resolves when the database answers. @throws {DatabaseUnavailable} */
  ping(): Promise<void>
  close(): Promise<void>
  /** The whole data directory as a tar, to open others from. @throws on PostgreSQL, which has its own tools for that */
  dump(): Promise<Blob>
}

export type DatabaseConfig =
  | {
      kind: 'postgres'
      /** The owner of the schema: runs migrations, and the application too (as role `arara_app`) without `appUrl`. */
      url: string
      /** The application's own login, a member of role `arara_app`. */
      appUrl?: string
      /** Connections of this process (default 10). */
      connections?: number
      /** Longest wait for any answer in milliseconds (default 4,500). */
      timeout?: number
    }
  | { kind: 'embedded'; dataDir: string }
  | {
      kind: 'memory'
      /** What {@link Database.dump} gave. */
      dump?: Blob
    }
