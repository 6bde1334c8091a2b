import { demandIdentity } from '#gateway/account/kyc/demand-identity.ts'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import { withdrawalsRestUntil } from '#gateway/account/security/withdraw-password.ts'
import { hasOpenClaim } from '#gateway/money/deposits/take-claim.ts'
import { closeAudits, leftToPlay, openAudits } from '#gateway/money/turnover/turnover.ts'
import type { WithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { transferDay } from './day.ts'
import { canReceive, demandRoom, findReceiver, lockBoth, type Receiver } from './receiver.ts'
import type { TransferRules } from './transfer-rules.ts'

interface TransferRequest {
  readonly session: Session
  /** Account name. */
  readonly receiver: string
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  readonly jurisdiction: Jurisdiction
  readonly rules: { readonly transfer: TransferRules; readonly turnover: Pick<WithdrawalRules, 'spentBelow'> }
  readonly now: Date
}

/**
 * Locks both sides and checks that an amount may be sent from one to the other (product rules 19.1 to 19.5). Everything
 * that stops a withdrawal stops this too, or it would bypass the check; a pause or exclusion stops only this.
 *
 * @returns the receiver
 * @throws {Refusal} `receiver_unknown`, `play_blocked`, `withdrawals_rest`, `withdrawal_locked`, `identity_required`,
 * `amount_invalid`,
 *   `receiver_unavailable`, `turnover_open`, `amount_below_minimum`, `amount_above_maximum`, `transfer_limit`
 */
export async function demandSendable(tx: Transaction, request: TransferRequest): Promise<Receiver> {
  const { session, amount, currency, rules, now } = request
  const { memberId } = session
  const found = await findReceiver(tx, memberId, request.receiver)
  if (!found) throw new Refusal('receiver_unknown')
  const receiver = await lockBoth(tx, memberId, found)
  await demandFreeSender(tx, memberId, now)
  await demandIdentity(tx, session, { kind: 'withdrawal', amount }, request.jurisdiction, now)
  if (currency !== session.currency) throw new Refusal('amount_invalid')
  if (!(await canReceive(tx, receiver, currency, now))) throw new Refusal('receiver_unavailable')
  const sender = { memberId, currency }
  await closeAudits(tx, sender, rules.turnover, now)
  const left = leftToPlay(await openAudits(tx, sender))
  if (left > 0n) throw new Refusal('turnover_open', { left: left.toString() })
  const { minimum, maximum } = rules.transfer
  if (amount < minimum) throw new Refusal('amount_below_minimum', { minimum: minimum.toString() })
  if (amount > maximum) throw new Refusal('amount_above_maximum', { maximum: maximum.toString() })
  const { leftCount, leftSum, resetsAt } = await transferDay(tx, sender, rules.transfer, now)
  if (leftCount === 0 || amount > leftSum)
    throw new Refusal('transfer_limit', { leftCount, leftSum: leftSum.toString(), resetsAt: resetsAt.toISOString() })
  await demandRoom(tx, { memberId: receiver.id, currency }, amount, now)
  return receiver
}

/** @throws {Refusal} `play_blocked`, `withdrawals_rest`, `withdrawal_locked` */
async function demandFreeSender(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  const block = await blockOf(tx, memberId, now)
  if (block) throw new Refusal('play_blocked', { kind: block.kind, until: block.until?.toISOString() ?? null })
  const restsUntil = await withdrawalsRestUntil(tx, memberId, now)
  if (restsUntil) throw new Refusal('withdrawals_rest', { until: restsUntil.toISOString() })
  if (await hasOpenClaim(tx, memberId)) throw new Refusal('withdrawal_locked')
}
