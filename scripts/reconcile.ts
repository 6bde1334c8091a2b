// Proves the ledger and exits 1 where it does not hold: DATABASE_URL, or the embedded database in DATA_DIR (.data).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseConfig } from '#gateway/db/client.ts'
import { DatabaseUnavailable, DataDirectoryInUse } from '#gateway/db/errors.ts'
import { openDatabase } from '#gateway/db/open.ts'
import { printed } from '#gateway/ledger/reconcile.ts'
import { reconcileAll } from '#gateway/reconcile.ts'

process.exitCode = await main()

async function main(): Promise<number> {
  const config = configuration(process.env)
  if (config.kind === 'embedded' && !existsSync(join(config.dataDir, 'database'))) {
    console.error(`There is no database in ${config.dataDir}; nothing was proved. Set DATA_DIR or DATABASE_URL.`)
    return 2
  }
  try {
    const database = await openDatabase(config)
    try {
      const report = await reconcileAll(database)
      console.log(printed(report))
      return report.ok ? 0 : 1
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse || error instanceof DatabaseUnavailable)) throw error
    console.error(error.message)
    return 2
  }
}

function configuration(environment: NodeJS.ProcessEnv): DatabaseConfig & { kind: 'postgres' | 'embedded' } {
  const url = environment.DATABASE_URL
  const appUrl = environment.DATABASE_APP_URL
  if (url) return { kind: 'postgres', url, connections: 1, ...(appUrl ? { appUrl } : {}) }
  return { kind: 'embedded', dataDir: environment.DATA_DIR ?? '.data' }
}
