import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { startFailureReason } from '#gateway/start-failure.ts'
import { complain } from './printed.ts'

/** The settings name a database that does not exist. */
class NoDatabase extends Error {
  override readonly name = 'NoDatabase'
}

/**
 * The database of a running installation, for the operator's commands: `DATABASE_URL`, or the embedded one in `DATA_DIR`
 * (`.data`), which one process at a time can open.
 *
 * @throws if it cannot be opened; see {@link whyNotOpen}
 */
export async function openOperatorDatabase(environment: NodeJS.ProcessEnv): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_APP_URL: appUrl, DATA_DIR: dataDir = '.data' } = environment
  if (url) return await openDatabase({ kind: 'postgres', url, connections: 1, ...(appUrl ? { appUrl } : {}) })
  if (!existsSync(join(dataDir, 'database')))
    throw new NoDatabase(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return await openDatabase({ kind: 'embedded', dataDir })
}

/** Why the database could not be opened, in one line for the operator; undefined for any other error. */
export function whyNotOpen(error: unknown): string | undefined {
  return error instanceof NoDatabase ? error.message : startFailureReason(error)
}

/**
 * Runs an operator's command on the database of a running installation, and closes it. An error is printed in one line.
 *
 * @returns the exit code
 */
export async function onOperatorDatabase(run: (database: Database) => Promise<number>): Promise<number> {
  try {
    const database = await openOperatorDatabase(process.env)
    try {
      return await run(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    complain(whyNotOpen(error) ?? (error instanceof Error ? error.message : String(error)))
    return 1
  }
}
