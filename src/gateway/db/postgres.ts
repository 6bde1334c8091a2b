import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Database, DatabaseConfig, Executor, Orm, Parameter, Transaction } from './client.ts'
import type { Connection, Run } from './connection.ts'
import { connectionError } from './errors.ts'
import { connectionSettings, type RowShape } from './link.ts'
import { migrate } from './migrate.ts'
import { openPool } from './pool.ts'
import { begin, retrying } from './retry.ts'
import { schema } from './schema/schema.ts'

type Config = Extract<DatabaseConfig, { kind: 'postgres' }>

/**
 * A {@link Database} on PostgreSQL 15 or later. Migrations run as the owner (`url`); everything else as role
 * `arara_app`, by its own login (`appUrl`) or by the role each connection starts with.
 *
 * @throws {DatabaseUnavailable}
 */
export async function openPostgres(config: Config): Promise<Database> {
  const timeout = config.timeout ?? 4500
  await migratePostgres(config.url, timeout)
  const url = config.appUrl ?? config.url
  const settings = connectionSettings(timeout, config.appUrl === undefined ? 'arara_app' : undefined)
  const pool = openPool(url, settings, config.connections ?? 10, timeout)
  const listener = postgres(url, { ...settings, max: 1 })
  const run: Run = (text, parameters, shape) =>
    pool.use((connection, left) => connection.run(left)(text, parameters, shape))
  return {
    ...executorOn(run),
    kind: 'postgres',
    transaction: (work, options = {}) =>
      retrying(options.retries, () =>
        pool.use((connection) =>
          inTransaction(connection, begin(options), Math.max(timeout, options.statementTimeout ?? 0), work),
        ),
      ),
    listen: async (channel, heard, restored = () => undefined) => {
      let begun = false
      const listening = () => {
        if (begun) restored()
        begun = true
      }
      const { unlisten } = await listener.listen(channel, heard, listening).catch(raise)
      return () => unlisten()
    },
    notify: async (channel, payload) => void (await run('SELECT pg_notify($1, $2)', [channel, payload], 'objects')),
    exclusively: (name, work) => exclusively(url, timeout, name, work),
    ping: async () => void (await run('SELECT 1', [], 'objects')),
    close: async () => void (await Promise.all([pool.close(), listener.end({ timeout: 1 })])),
    dump: () => Promise.reject(new Error('PostgreSQL is dumped with pg_dump.')),
  }
}

/** A connection of its own, whose statements may take as long as they take. */
function patientClient(url: string, timeout: number) {
  const { statement_timeout: _, ...connection } = connectionSettings(timeout).connection
  return postgres(url, { ...connectionSettings(timeout), connection, max: 1 })
}

/** The lock belongs to the connection: whatever happens to this process, it ends with it. */
async function exclusively<Result>(url: string, timeout: number, name: string, work: () => Promise<Result>) {
  const client = patientClient(url, timeout)
  try {
    await client`SELECT pg_advisory_lock(hashtextextended(${name}, 0))`.catch(raise)
    return await work()
  } finally {
    await client.end({ timeout: 1 })
  }
}

async function migratePostgres(url: string, timeout: number): Promise<void> {
  const client = patientClient(url, timeout)
  try {
    await migrate({
      run: async (text) => void (await client.unsafe(text).simple()),
      query: async <Row extends object>(text: string, parameters: string[]) =>
        (await client.unsafe(text, parameters)) as unknown as Row[],
    })
  } catch (error) {
    raise(error)
  } finally {
    await client.end({ timeout: 1 })
  }
}

async function inTransaction<Result>(
  connection: Connection,
  settings: string,
  limit: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { run, rollback } = connection.session(limit)
  await run(`BEGIN;${settings}`, [], 'simple')
  try {
    const result = await work(transactionOn(run))
    await run('COMMIT', [], 'simple')
    return result
  } catch (error) {
    await rollback()
    throw error
  }
}

function executorOn(run: Run): Executor {
  return { orm: ormOn(run), query: (text, parameters = []) => run(text, parameters, 'objects') }
}

function transactionOn(run: Run): Transaction {
  const transaction: Transaction = {
    ...executorOn(run),
    savepoint: async (work) => {
      await run('SAVEPOINT inner_work', [], 'simple')
      try {
        const result = await work(transaction)
        await run('RELEASE SAVEPOINT inner_work', [], 'simple')
        return result
      } catch (error) {
        await run('ROLLBACK TO SAVEPOINT inner_work', [], 'simple')
        throw error
      }
    },
  }
  return transaction
}

// drizzle asks its client for `unsafe(text, parameters)`, awaited as objects or by `.values()` as arrays. Ours goes
// through the pool, bounded in time, and as a prepared statement: one round trip where drizzle's own takes two.
function ormOn(run: Run): Orm {
  const client = {
    options: { parsers: {}, serializers: {} },
    unsafe: (text: string, parameters: readonly Parameter[]) => {
      let shape: RowShape = 'objects'
      const rows = Promise.resolve().then(() => run(text, parameters, shape))
      const values = () => {
        shape = 'values'
        return rows
      }
      return Object.assign(rows, { values })
    },
  }
  return drizzle(client as unknown as postgres.Sql, { schema }) as unknown as Orm
}

function raise(error: unknown): never {
  throw connectionError(error)
}
