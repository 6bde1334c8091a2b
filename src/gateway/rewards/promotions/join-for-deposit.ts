import type { DepositChoice } from '#gateway/happenings.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { broughtBy } from '#lib/deposit-bonus.ts'
import { demandEligible, demandNotBlocked, enterable } from './demand-eligible.ts'
import { enter } from './join.ts'
import { kinds } from './kinds.ts'
import { type KnownMember, knownMember, lockMember } from './member-facts.ts'
import { amountOf, type PromotionRow } from './promotions.ts'
import { emitCountsChanged, findSigned, type RewardRow } from './rewards.ts'

/**
 * Whether a deposit may be ordered with a promotion, before a charge is opened. Nothing is kept.
 *
 * @throws {Refusal} as {@link joinForDeposit}
 */
export async function demandChoice(on: Executor, choice: DepositChoice): Promise<void> {
  const { joined, promotion } = await chosen(on, choice)
  demandBrings(joined ?? promotion, choice)
  const member = await knownMember(on, choice.memberId, choice.now)
  if (member) demandMayHave(member, joined, promotion)
}

/**
 * Joins the promotion that a deposit is ordered with, in the transaction that writes the order; one that was joined before
 * stays joined.
 *
 * @returns id of the reward
 * @throws {Refusal} `promotion_not_open` (it has ended, or has another version now), `promotion_refused`, `play_blocked`
 */
export async function joinForDeposit(tx: Transaction, choice: DepositChoice): Promise<bigint> {
  const { memberId, now } = choice
  const { joined, promotion } = await chosen(tx, choice)
  demandBrings(joined ?? promotion, choice)
  const member = await lockMember(tx, memberId, now, promotion)
  if (!member || member.isClosed) throw new CallFailure('session_expired')
  // Again, now that no other call of the member comes between.
  const before = await findSigned(tx, memberId, promotion.name)
  demandMayHave(member, before, promotion)
  if (before?.promotion_id === promotion.promotion_id) return before.id
  if (before) throw new Refusal('promotion_refused', { missing: ['under_way'] })
  const id = await enter(tx, memberId, promotion, { now })
  await emitCountsChanged(tx, memberId)
  return id
}

interface Chosen {
  readonly joined: RewardRow | undefined
  readonly promotion: PromotionRow
}

/** The promotion, in the version that the member has joined or can join now. */
async function chosen(on: Executor, { memberId, promotionId, law, now }: DepositChoice): Promise<Chosen> {
  const joined = /^\d{1,18}$/.test(promotionId) ? await findSigned(on, memberId, BigInt(promotionId)) : undefined
  const promotion = joined ?? (await enterable(on, promotionId, 'join', { law, now }))
  const isOver = joined?.due_at && joined.due_at <= now
  if (isOver || kinds[promotion.kind].isOff(law)) throw new Refusal('promotion_not_open')
  return { joined, promotion }
}

/** A first deposit may have come since the promotion was joined, so that is asked again. */
function demandMayHave(member: KnownMember, joined: RewardRow | undefined, promotion: PromotionRow): void {
  if (!joined) demandEligible(member, promotion)
  demandNotBlocked(member)
  if (promotion.rules.deposit?.firstOnly && member.factsFor(promotion.name).hasDeposited)
    throw new Refusal('promotion_refused', { missing: ['first_deposit'] })
}

function demandBrings(promotion: PromotionRow, { credited }: DepositChoice): void {
  const { deposit } = promotion.rules
  const terms = deposit && { ...deposit, minimum: BigInt(deposit.minimum), most: amountOf(promotion) }
  if (!terms || broughtBy(credited, terms) === undefined)
    throw new Refusal('promotion_refused', { missing: ['deposit_small'] })
}
