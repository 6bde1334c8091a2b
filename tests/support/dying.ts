import type { Database, Executor } from '#gateway/platform/db/client.ts'

/**
 * A database whose user dies after a number of statements. The statement after which it dies has been carried out; if it was part of
 * a transaction, that is never committed. The end of a transaction counts as a statement, after which it is committed.
 *
 * @param die throws, or ends the process
 */
export function dyingAfter(database: Database, statements: number, die: () => void): Database {
  let left = statements
  const step = <Result>(result: Result): Result => {
    if (--left <= 0) die()
    return result
  }
  const dying = (on: Executor): Executor => ({
    query: async (text, values) => step(await on.query(text, values)),
  })
  return {
    ...database,
    ...dying(database),
    transaction: async (work, options) =>
      step(await database.transaction((tx) => work({ ...tx, ...dying(tx) }), options)),
  }
}
