import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import type { Executor, Orm, Parameter, Transaction } from './client.ts'
import type { Run, Session } from './connection.ts'
import type { RowShape } from './link.ts'
import { schema } from './schema/schema.ts'

export function executorOn(run: Run): Executor {
  return { orm: ormOn(run), query: (text, parameters = []) => run(text, parameters, 'objects') }
}

/**
 * Runs `work` between BEGIN and COMMIT, and undoes it where either fails.
 *
 * @param settings statements that follow BEGIN, see `begin`
 */
export async function inTransaction<Result>(
  { run, rollback }: Session,
  settings: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
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
// to one connection, bounded in time, and as a prepared statement: one round trip where drizzle's own takes two.
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
