import type { Executor, Transaction } from './client.ts'
import type { Run, Session } from './connection.ts'
import { positional, valuesOf } from './named-parameters.ts'

export function executorOn(run: Run): Executor {
  return {
    query: async (text, parameters = {}) => {
      const statement = positional(text)
      return run(statement.text, valuesOf(statement, parameters), 'objects')
    },
  }
}

/**
 * Runs `work` between BEGIN and COMMIT, and rolls back if either fails.
 *
 * @param settings statements after BEGIN, see `begin`
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
