import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { fill, migratedDump, seededDump } from './dumps.ts'
import { isLong } from './effort.ts'
import type { PostgresForTests } from './global-setup.ts'
import { rowsAs } from './rows.ts'

/** A fresh, migrated PGlite in this process, 0.5 s of a processor. Close it, or the process never ends. */
export async function memoryDatabase(): Promise<Database> {
  return openDatabase({ kind: 'memory', dump: await migratedDump() })
}

/** The same with the catalogue in it. */
export async function seededMemoryDatabase(): Promise<Database> {
  return openDatabase({ kind: 'memory', dump: await seededDump() })
}

/** A fresh, migrated database on the run's PostgreSQL; closing it drops it. */
export function postgresDatabase(connections = 10): Promise<Database> {
  return copyOf('template1', connections)
}

/** The same with the catalogue in it. */
async function seededPostgresDatabase(): Promise<Database> {
  return copyOf(await seededTemplate(), 10)
}

async function copyOf(template: string, connections: number): Promise<Database> {
  const { url, drop } = await emptyPostgres(template)
  // Only a hang takes as long: no test may depend on how busy the machine is.
  const database = await openDatabase({ kind: 'postgres', url, connections, timeout: 60_000 })
  return { ...database, close: () => database.close().then(drop) }
}

/** A database on the run's PostgreSQL with nothing in it, unless it is copied from the migrated `template1`. */
export async function emptyPostgres(template = 'template0'): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgres')
  if ('missing' in server) throw new Error(server.missing)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes half the time of the default, which writes each page to the log too.
  await onServer(server.url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  const drop = () => onServer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  return { url: new URL(`/${name}`, server.url).href, drop }
}

/** The database that others with the catalogue are copied from, filled by the first test of this run that needs it. */
async function seededTemplate(): Promise<string> {
  const name = 'seeded'
  const server = inject('postgres')
  if ('missing' in server) throw new Error(server.missing)
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
  try {
    // Another process may be filling it.
    await sql`SELECT pg_advisory_lock(1)`
    const [there] = await sql`SELECT 1 FROM pg_database WHERE datname = ${name}`
    if (!there) {
      await sql.unsafe(`CREATE DATABASE filling TEMPLATE template1`)
      const url = new URL('/filling', server.url).href
      const database = await openDatabase({ kind: 'postgres', url, connections: 2 })
      await fill(database, '0')
      await database.close()
      await sql.unsafe(`ALTER DATABASE filling RENAME TO ${name}`)
    }
  } finally {
    await sql.end()
  }
  return name
}

/** Every database of this machine, for `describe.each`; PostgreSQL is left out, loudly, where it is not installed. */
export function databases(): { name: string; open: (connections?: number) => Promise<Database> }[] {
  const embedded = { name: 'PGlite', open: memoryDatabase }
  if (hasPostgres()) return [embedded, { name: 'PostgreSQL', open: postgresDatabase }]
  test.skip('all of this on PostgreSQL', () => undefined)
  return [embedded]
}

/** Whether the tests that would take PostgreSQL take PGlite this time: a part of the long run. */
const isEmbedded = process.env.TEST_DATABASE === 'embedded'

/**
 * A fresh database for a test that names none: PostgreSQL, of which a copy costs a fifth of a new PGlite; PGlite where
 * PostgreSQL is not installed.
 */
export async function usualDatabase({ seeded = false } = {}): Promise<Database> {
  if (isEmbedded || !hasPostgres()) return await (seeded ? seededMemoryDatabase() : memoryDatabase())
  return await (seeded ? seededPostgresDatabase() : postgresDatabase())
}

/**
 * The database of a test of calls or of what is read, for `describe.each`: PostgreSQL, or PGlite where PostgreSQL is not
 * installed. The journey, all that writes to the ledger and the browser tests run on PGlite too; the long run takes both here.
 */
export function theDatabase(): ReturnType<typeof databases> {
  if (isLong) return databases()
  return isEmbedded ? databases().slice(0, 1) : databases().slice(-1)
}

/** Declares a test whose result does not depend on the database, and which runs on the first of them only. */
export function ruleOn(engine: string): (name: string, run: () => Promise<void>) => void {
  const isFirst = engine === theDatabase()[0]?.name
  return (name, run) => {
    if (isFirst) test(name, run)
  }
}

/** Whether PostgreSQL is here; tests that need real concurrency use `describe.skipIf(!hasPostgres())`. */
export function hasPostgres(): boolean {
  // Tests of the built site start no PostgreSQL.
  const server = inject('postgres') as PostgresForTests | undefined
  return server !== undefined && !('missing' in server)
}

/** The owner's address of a test database, for commands that run as processes of their own. */
export async function ownerUrl(database: Database): Promise<string> {
  const server = inject('postgres')
  if ('missing' in server) throw new Error(server.missing)
  const [row] = await rowsAs<{ name: string }>(database, 'SELECT current_database() AS name')
  return new URL(`/${row?.name}`, server.url).href
}

/** The owner's connection to the server a test database is on, for what the application's role may not do. */
export async function asOwner<Result>(
  database: Database,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(await ownerUrl(database), { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

async function onServer(url: string, text: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql.unsafe(text)
  } finally {
    await sql.end()
  }
}
