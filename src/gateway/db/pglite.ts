import { type PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Executor, Orm, Parameter, Transaction } from './client.ts'
import { migrate } from './migrate.ts'
import { begin, retrying } from './retry.ts'
import { schema } from './schema/schema.ts'

const asText = (value: string) => value

/** int8 as bigint and times as text, as the PostgreSQL driver gives them. */
export const pgliteParsers: NonNullable<PGliteOptions['parsers']> = {
  [types.INT8]: (value) => BigInt(value),
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
}

type Connection = Pick<PGlite, 'query'>

/**
 * A {@link Database} on an open PGlite: migrated, and running as the application's role. PGlite has one connection,
 * so transactions run one after another; `RESET ROLE` is possible, so the role guards against mistakes only.
 */
export async function pgliteDatabase(
  pg: PGlite,
  kind: 'embedded' | 'memory',
  released: () => void = () => undefined,
): Promise<Database> {
  await migrate({
    run: async (text) => void (await pg.exec(text)),
    query: async <Row extends object>(text: string, parameters: string[]) =>
      (await pg.query<Row>(text, parameters)).rows,
  })
  await pg.exec('SET ROLE arara_app')
  const executor = executorOn(pg)
  let closing: Promise<void> | undefined
  return {
    ...executor,
    kind,
    transaction: (work, options = {}) =>
      retrying(options.retries, () =>
        pg.transaction(async (connection) => {
          const set = begin(options)
          if (set) await connection.exec(set)
          return work(transactionOn(connection))
        }),
      ),
    listen: (channel, heard) => pg.listen(channel, heard).then((stop) => () => stop()),
    notify: async (channel, payload) => void (await pg.query('SELECT pg_notify($1, $2)', [channel, payload])),
    // The data directory has one process, and what is done rarely it does in one place.
    exclusively: (_, work) => work(),
    ping: async () => void (await pg.query('SELECT 1')),
    close: () => {
      closing ??= pg.close().finally(released)
      return closing
    },
    dump: async () => {
      // Everything into the files first, so that whoever opens the copy has nothing to recover.
      await pg.exec('RESET ROLE; CHECKPOINT; SET ROLE arara_app')
      return pg.dumpDataDir('none')
    },
  }
}

function executorOn(connection: Connection): Executor {
  return {
    // drizzle takes the whole client for its types and uses `query` only.
    orm: drizzle({ client: connection as PGlite, schema }) as unknown as Orm,
    query: async <Row extends object>(text: string, parameters: readonly Parameter[] = []) =>
      (await connection.query<Row>(text, [...parameters])).rows,
  }
}

function transactionOn(connection: Connection): Transaction {
  const transaction: Transaction = {
    ...executorOn(connection),
    savepoint: async (work) => {
      await connection.query('SAVEPOINT inner_work')
      try {
        const result = await work(transaction)
        await connection.query('RELEASE SAVEPOINT inner_work')
        return result
      } catch (error) {
        await connection.query('ROLLBACK TO SAVEPOINT inner_work')
        throw error
      }
    },
  }
  return transaction
}
