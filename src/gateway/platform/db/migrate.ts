import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { string, type } from 'superstruct'
import type { Executor } from './client.ts'
import { MigrationFailed } from './errors.ts'
import { rowsOf } from './rows.ts'

export type Migration = { name: string; text: string; checksum: string }

/** All functions of the database in their current form, with a checksum. */
type Functions = Omit<Migration, 'name'>

/** A connection of the schema's owner: `run` accepts several statements at once, `query` one with parameters. */
export type Migrator = Executor & { run(text: string): Promise<void> }

const DoneRow = type({ name: string(), checksum: string() })

/** The migrations in order: `NNNN-name.sql`, plain SQL, never edited after their release. */
export function migrations(): Migration[] {
  const directory = sqlDirectory('migrations')
  return readdirSync(directory)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(directory, name), 'utf8')
      return { name, text, checksum: checksumOf(text) }
    })
}

/** All files of `functions`, whose order does not matter. Each function is defined once, in its current form. */
function functions(): Functions {
  const directory = sqlDirectory('functions')
  const files = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  const text = files
    .sort()
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('\n')
  return { text, checksum: checksumOf(text) }
}

/** Another as soon as a migration or a function is. */
export const schemaChecksum = () => checksumOf([...migrations(), functions()].map(({ checksum }) => checksum).join())

const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Runs the migrations that have not run yet, each in a transaction together with its journal row, and then replaces the
 * functions if they have changed. If several gateways start at once, an advisory lock lets one work while the others
 * wait. A journal with unknown migrations is left alone, functions included, so that an older gateway can run beside a
 * newer one during a deployment.
 *
 * @param wanted all migrations; a test adds a later one
 * @throws {MigrationFailed} if a migration was edited after it had run, or if one fails
 */
export async function migrate(migrator: Migrator, wanted: readonly Migration[] = migrations()): Promise<void> {
  await migrator.run(`SELECT pg_advisory_lock(${lockKey})`)
  try {
    await migrator.run(journal)
    const done = await rowsOf(migrator, DoneRow, 'SELECT name, checksum FROM schema_migration')
    const checksums = new Map(done.map((row) => [row.name, row.checksum]))
    for (const migration of wanted) {
      const checksum = checksums.get(migration.name)
      if (checksum === undefined) await apply(migrator, migration)
      else if (checksum !== migration.checksum) {
        throw new MigrationFailed(`Migration ${migration.name} was edited after it ran. Write a new one instead.`)
      }
    }
    const newer = done.some(({ name }) => name !== functionsRow && !wanted.some((migration) => migration.name === name))
    const current = functions()
    if (!newer && checksums.get(functionsRow) !== current.checksum) await replaceFunctions(migrator, current)
  } finally {
    await migrator.run(`SELECT pg_advisory_unlock(${lockKey})`)
  }
}

async function apply(migrator: Migrator, { name, text, checksum }: Migration): Promise<void> {
  await migrator.run('BEGIN')
  try {
    await migrator.run(text)
    await migrator.query('INSERT INTO schema_migration (name, checksum) VALUES (:name, :checksum)', { name, checksum })
    await migrator.run('COMMIT')
  } catch (cause) {
    await migrator.run('ROLLBACK')
    throw new MigrationFailed(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/**
 * Replaces all functions by those of this code in one transaction. Trigger functions are replaced in place, because
 * triggers depend on them.
 */
async function replaceFunctions(migrator: Migrator, { text, checksum }: Functions): Promise<void> {
  await migrator.run('BEGIN')
  try {
    await migrator.run(`${dropOwn}\nSET LOCAL check_function_bodies = off;\n${text}\n${checkBodies}\n${closeToPublic}`)
    await migrator.query('DELETE FROM schema_migration WHERE name = :name', { name: functionsRow })
    await migrator.query('INSERT INTO schema_migration (name, checksum) VALUES (:name, :checksum)', {
      name: functionsRow,
      checksum,
    })
    await migrator.run('COMMIT')
  } catch (cause) {
    await migrator.run('ROLLBACK')
    throw new MigrationFailed(`The functions failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** The journal's name for the files of `functions`. */
const functionsRow = 'functions'

/** Functions of this schema that do not belong to an extension. */
const ownFunctions = `SELECT p.oid::regprocedure FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`

const each = (statement: string, condition = '') => `DO $each$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN ${ownFunctions} ${condition} LOOP
    EXECUTE ${statement};
  END LOOP;
END
$each$;`

const dropOwn = each("format('DROP FUNCTION %s', v_function)", "AND p.prorettype <> 'trigger'::regtype")

// A body is checked when its function is created, and may call one of a later file: so all are created unchecked first.
const checkBodies = `SET LOCAL check_function_bodies = on;\n${each('pg_get_functiondef(v_function)')}`

// The function files grant the application what it may call.
const closeToPublic = each("format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', v_function)")

// An arbitrary number for the advisory lock.
const lockKey = 7_264_110_231

const journal = `CREATE TABLE IF NOT EXISTS schema_migration (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`

// In a bundled gateway (the static build bundles it) this module is no longer beside the SQL files.
function sqlDirectory(name: 'migrations' | 'functions'): string {
  const candidates = [join(import.meta.dirname, name), resolve('src/gateway/platform/db', name)]
  const found = candidates.find((directory) => existsSync(directory))
  if (!found) throw new MigrationFailed(`No ${name} at ${candidates.join(' or ')}.`)
  return found
}
