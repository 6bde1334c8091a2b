import { bigint, enums, type Infer, nullable, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { nameOf, type TransactionName } from './transaction-name.ts'
import { validBetRule } from './valid-bet.ts'

const Resettled = type({
  result: enums(['done', 'replayed', 'same', 'refused']),
  paid: nullable(bigint()),
  missing: nullable(bigint()),
})

/**
 * Settles a settled bet of our own games anew, because its result was wrong: pays what it comes to, and takes back all that was paid for
 * it before, as far as the wallet reaches.
 *
 * @returns `same` if it comes to what was paid; `refused` if it was given back; `paid` is what was paid before, and `missing` what could
 *   not be taken back, in minor units
 * @throws {LedgerFailure} `idempotency-conflict`, `amount-invalid`
 */
export function resettle(
  on: Executor,
  settlement: {
    readonly transaction: TransactionName
    readonly wagerId: bigint
    /** What it comes to, in minor units. */
    readonly win: bigint
    /** JSON text of the result. */
    readonly outcome: string
    /** What the member reads; 100 characters at most. */
    readonly note: string
    readonly now: Date
  },
): Promise<Infer<typeof Resettled>> {
  const text =
    'SELECT * FROM vendor_resettle(:vendor, :transactionId, :hash, :wagerId, :win, :outcome::jsonb, :note, :validBetRule, :now)'
  const { transaction, ...values } = settlement
  return callOne(on, Resettled, text, { ...nameOf(transaction), ...values, validBetRule })
}
