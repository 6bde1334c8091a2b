import type { Database } from '#gateway/db/client.ts'
import { DatabaseUnavailable } from '#gateway/db/errors.ts'

/**
 * The same database, but statements that hold `text` never reach it: what a connection lost at that moment looks
 * like to the gateway.
 */
export function brokenAt(database: Database, text: string): Database {
  return {
    ...database,
    query: (statement, parameters) =>
      statement.includes(text)
        ? Promise.reject(new DatabaseUnavailable('The connection was lost.'))
        : database.query(statement, parameters),
  }
}
