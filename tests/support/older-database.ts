import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import type { Database } from '#gateway/platform/db/client.ts'
import { type Migrator, migrate, migrations } from '#gateway/platform/db/migrate.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { emptyPostgres } from './database.ts'

/**
 * A database as it was before a migration, filled by its owner and then brought up to date.
 *
 * @param before name of the first migration that had not run
 * @param content statements that fill it
 */
export async function olderDatabase(name: 'PGlite' | 'PostgreSQL', before: string, content: string): Promise<Database> {
  const then = migrations().filter((migration) => migration.name < before)
  const fill = async (migrator: Migrator) => {
    await migrate(migrator, then)
    await migrator.run(content)
  }
  if (name === 'PGlite') {
    const pg = await PGlite.create()
    await fill({
      run: async (text) => void (await pg.exec(text)),
      query: async (text, parameters = []) => (await pg.query(text, [...parameters])).rows,
    })
    const dump = await pg.dumpDataDir('none')
    await pg.close()
    return openDatabase({ kind: 'memory', dump })
  }
  const { url, drop } = await emptyPostgres()
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await fill({
    run: async (text) => void (await sql.unsafe(text).simple()),
    query: async (text, parameters = []) => sql.unsafe(text, parameters.map(String)),
  })
  await sql.end()
  const database = await openDatabase({ kind: 'postgres', url })
  return { ...database, close: () => database.close().then(drop) }
}
