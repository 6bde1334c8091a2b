import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject, test } from 'vitest'
import type { Database } from '#gateway/db/client.ts'
import { openDatabase } from '#gateway/db/open.ts'
import { migratedDump, seededDump } from './dumps.ts'
import { isLong } from './effort.ts'
import { rowsAs } from './rows.ts'

/** A fresh, migrated database in this process, about 0.2 s. Close it, or the process never ends. */
export async function memoryDatabase(): Promise<Database> {
  return openDatabase({ kind: 'memory', dump: await migratedDump() })
}

/** The same with the catalogue in it. */
export async function seededDatabase(): Promise<Database> {
  return openDatabase({ kind: 'memory', dump: await seededDump() })
}

/** A fresh, migrated database on the run's PostgreSQL; closing it drops it. */
export async function postgresDatabase(connections = 10): Promise<Database> {
  const { url, drop } = await emptyPostgres('template1')
  const database = await openDatabase({ kind: 'postgres', url, connections })
  return { ...database, close: () => database.close().then(drop) }
}

/** A database on the run's PostgreSQL with nothing in it, unless it is copied from the migrated `template1`. */
export async function emptyPostgres(template = 'template0'): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgres')
  if ('missing' in server) throw new Error(server.missing)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server.url, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const drop = () => onServer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  return { url: new URL(`/${name}`, server.url).href, drop }
}

/** Every database of this machine, for `describe.each`; PostgreSQL is left out, loudly, where it is not installed. */
export function databases(): { name: string; open: (connections?: number) => Promise<Database> }[] {
  const embedded = { name: 'PGlite', open: memoryDatabase }
  if (hasPostgres()) return [embedded, { name: 'PostgreSQL', open: postgresDatabase }]
  test.skip('all of this on PostgreSQL', () => undefined)
  return [embedded]
}

/**
 * The database of a contract test, for `describe.each`: PostgreSQL, or PGlite where PostgreSQL is not installed. The
 * journey, the ledger's tests, the browser tests and tests that name no database run on PGlite; the long run takes both
 * here too.
 */
export function theDatabase(): ReturnType<typeof databases> {
  return isLong || process.env.EVERY_DATABASE === '1' ? databases() : databases().slice(-1)
}

/** Whether PostgreSQL is here; tests that need real concurrency use `describe.skipIf(!hasPostgres())`. */
export function hasPostgres(): boolean {
  return !('missing' in inject('postgres'))
}

/** The owner's connection to the server a test database is on, for what the application's role may not do. */
export async function asOwner<Result>(
  database: Database,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const server = inject('postgres')
  if ('missing' in server) throw new Error(server.missing)
  const [row] = await rowsAs<{ name: string }>(database, 'SELECT current_database() AS name')
  const sql = postgres(new URL(`/${row?.name}`, server.url).href, { max: 1, onnotice: () => undefined })
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
