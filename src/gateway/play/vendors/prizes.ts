import type { Infer } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Adjustment, PromoWin } from './results.ts'
import { nameOf, type TransactionName } from './transaction-name.ts'
import { validBetRule } from './valid-bet.ts'

/**
 * Corrects a settled bet by a signed amount. What is taken back comes from the wallet, and needs as much in it.
 *
 * @returns `bet_unknown` if the bet has not come, or is still open
 * @throws {LedgerFailure} `idempotency-conflict`, `idempotency-missing`, `amount-invalid`
 */
export function adjust(
  on: Executor,
  correction: {
    readonly transaction: TransactionName
    readonly betId: string
    /** Minor units, not zero. */
    readonly amount: bigint
    /** What the member reads. */
    readonly note: string
    readonly now: Date
  },
): Promise<Infer<typeof Adjustment>> {
  const text =
    'SELECT * FROM vendor_adjust(:vendor, :transactionId, :hash, :betId, :amount, :note, :validBetRule, :now)'
  const { transaction, betId, amount, note, now } = correction
  return callOne(on, Adjustment, text, { ...nameOf(transaction), betId, amount, note, validBetRule, now })
}

/**
 * Pays a vendor's prize to a player, into the latest session with real money of one of its games.
 *
 * @returns `unknown_game` if the player never opened that game with real money
 * @throws {LedgerFailure} `idempotency-conflict`, `idempotency-missing`, `amount-invalid`
 */
export function promoWin(
  on: Executor,
  prize: {
    readonly transaction: TransactionName
    readonly memberId: bigint
    readonly nodeId: number
    /** The vendor's name for the round that shows the prize. */
    readonly reference: string
    readonly amount: bigint
    /** Name of the promotion. */
    readonly note: string
    readonly now: Date
  },
): Promise<Infer<typeof PromoWin>> {
  const text =
    'SELECT * FROM vendor_promo(:vendor, :transactionId, :hash, :memberId, :nodeId, :reference, :amount, :note, :validBetRule, :now)'
  const { transaction, ...values } = prize
  return callOne(on, PromoWin, text, { ...nameOf(transaction), ...values, validBetRule })
}
