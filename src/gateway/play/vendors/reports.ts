import type { Infer } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Report } from './results.ts'
import { nameOf, type TransactionName } from './transaction-name.ts'
import { validBetRule } from './valid-bet.ts'

/**
 * Books a round that was played from the wallet that a vendor keeps for a member. Nothing refuses it, because it has happened.
 * Amounts are minor units.
 *
 * @returns `early` if the ledger does not know of enough money in that wallet yet, because something that came before it has not
 *   arrived; the vendor can try again
 * @throws {LedgerFailure} `idempotency-conflict`, `idempotency-missing`, `amount-invalid`
 */
export function report(
  on: Executor,
  round: {
    readonly transaction: TransactionName
    readonly memberId: bigint
    readonly nodeId: number
    /** The vendor's name for the round. */
    readonly reference: string
    readonly stake: bigint
    readonly win: bigint
    /** JSON text of the result. */
    readonly outcome: string
    /** See `validBet`. */
    readonly validBet: bigint
    /** When it was played, by the vendor's clock. */
    readonly playedAt: Date
    readonly now: Date
  },
): Promise<Infer<typeof Report>> {
  const text =
    'SELECT * FROM vendor_report(:vendor, :transactionId, :hash, :memberId, :nodeId, :reference, :stake, :win, :outcome::jsonb, :validBet, :validBetRule, :playedAt, :now)'
  const { transaction, ...values } = round
  return callOne(on, Report, text, { ...nameOf(transaction), ...values, validBetRule })
}
