import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MigrationFailed } from './errors.ts'

export type Migration = { name: string; text: string; checksum: string }

/** A connection of the schema's owner: `run` takes several statements at once, `query` one with parameters. */
export type Migrator = {
  run(text: string): Promise<void>
  query<Row extends object>(text: string, parameters: string[]): Promise<Row[]>
}

/** The migrations in the order they run: `NNNN-name.sql`, plain SQL, never edited once released. */
export function migrations(): Migration[] {
  const directory = migrationsDirectory()
  return readdirSync(directory)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(directory, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * Runs what has not run yet, each migration in its own transaction with its journal row. Several gateways may start at
 * once: an advisory lock lets one work and the others wait. A journal that knows more than this code is left alone, so
 * that an older gateway can run beside a newer one during a deployment.
 *
 * @param known all there are, or the first of them for a database of some time ago
 * @throws {MigrationFailed} where a migration that ran was edited, or one cannot run
 */
export async function migrate(migrator: Migrator, known: readonly Migration[] = migrations()): Promise<void> {
  await migrator.run(`SELECT pg_advisory_lock(${lockKey})`)
  try {
    await migrator.run(journal)
    const done = await migrator.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migration',
      [],
    )
    const checksums = new Map(done.map((row) => [row.name, row.checksum]))
    for (const migration of known) {
      const checksum = checksums.get(migration.name)
      if (checksum === undefined) await apply(migrator, migration)
      else if (checksum !== migration.checksum) {
        throw new MigrationFailed(`Migration ${migration.name} was edited after it ran. Write a new one instead.`)
      }
    }
  } finally {
    await migrator.run(`SELECT pg_advisory_unlock(${lockKey})`)
  }
}

async function apply(migrator: Migrator, { name, text, checksum }: Migration): Promise<void> {
  await migrator.run('BEGIN')
  try {
    await migrator.run(text)
    await migrator.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum])
    await migrator.run('COMMIT')
  } catch (cause) {
    await migrator.run('ROLLBACK')
    throw new MigrationFailed(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

// Any number nobody else takes an advisory lock on.
const lockKey = 7_264_110_231

const journal = `CREATE TABLE IF NOT EXISTS schema_migration (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`

// Where the gateway is bundled (the static build does that), this module no longer stands beside the SQL.
function migrationsDirectory(): string {
  const candidates = [join(import.meta.dirname, 'migrations'), resolve('src/gateway/db/migrations')]
  const found = candidates.find((directory) => existsSync(directory))
  if (!found) throw new MigrationFailed(`No migrations at ${candidates.join(' or ')}.`)
  return found
}
