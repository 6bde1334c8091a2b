import { setTimeout as pause } from 'node:timers/promises'
import type { Struct } from 'superstruct'
import type { SqlParameters } from '#gateway/platform/db/client.ts'
import { isRetryable } from '#gateway/platform/db/errors.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { LedgerFailure, ledgerError } from './errors.ts'
import type { LedgerExecutor } from './ledger.ts'

const attempts = 8

/**
 * Runs one ledger function. On the pool it is repeated after a deadlock or serialization failure; inside a transaction
 * the error is thrown, because only the whole transaction can be repeated.
 *
 * @throws {LedgerFailure}
 */
export async function call<Row, Schema>(
  on: LedgerExecutor,
  shape: Struct<Row, Schema>,
  text: string,
  parameters: SqlParameters,
): Promise<Row[]> {
  const last = 'transaction' in on ? attempts : 1
  for (let attempt = 1; ; attempt++) {
    try {
      return await rowsOf(on, shape, text, parameters)
    } catch (thrown) {
      const error = ledgerError(thrown)
      if (error) throw new LedgerFailure(error, { cause: thrown })
      if (attempt >= last || !isRetryable(thrown)) throw thrown
      await pause(Math.random() * 2 ** attempt * 5)
    }
  }
}

/** {@link call} for functions that return one row. */
export async function callOne<Row, Schema>(
  on: LedgerExecutor,
  shape: Struct<Row, Schema>,
  text: string,
  parameters: SqlParameters,
): Promise<Row> {
  const [row] = await call(on, shape, text, parameters)
  if (!row) throw new Error(`No row from: ${text}`)
  return row
}
