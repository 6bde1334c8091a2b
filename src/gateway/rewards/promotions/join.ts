import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { demandEligible, enterable } from './demand-eligible.ts'
import { kinds } from './kinds.ts'
import { lockMember } from './member-facts.ts'
import { memberReward } from './member-rewards.ts'
import type { PromotionRow } from './promotions.ts'
import { emitCountsChanged, findUnderWay, lockMemberReward } from './rewards.ts'

interface Entry {
  readonly promotionId: string
  readonly language: string
}

/**
 * Joins a promotion (product rule 23.5). Joining again changes nothing.
 *
 * @throws {Refusal} `promotion_not_open`, `promotion_refused`, `play_blocked`
 */
export async function joinPromotion(deps: GatewayDeps, memberId: bigint, entry: Entry): Promise<Reward> {
  const now = deps.now()
  const id = await deps.database.transaction(async (tx) => {
    const promotion = await enterable(tx, entry.promotionId, 'join', { law: deps.config.jurisdiction, now })
    const member = await lockMember(tx, memberId, now, promotion)
    if (!member || member.isClosed) throw new CallFailure('session_expired')
    const before = await findUnderWay(tx, memberId, promotion.name)
    if (before) return before.id
    demandEligible(member, promotion)
    const entered = await enter(tx, memberId, promotion, { now })
    await emitCountsChanged(tx, memberId)
    return entered
  })
  return await memberReward(deps, memberId, id.toString(), entry.language)
}

/** Creates the reward of a member who joins or applies: it waits for a deposit, or for a decision. @returns its id */
export async function enter(
  tx: Transaction,
  memberId: bigint,
  { promotion_id: promotionId, name, currency, kind, rules }: PromotionRow,
  { comment = null, now }: { readonly comment?: string | null; readonly now: Date },
): Promise<bigint> {
  const state = kinds[kind].entry === 'apply' ? 'applying' : 'signed'
  const dueAt = state === 'signed' ? new Date(now.getTime() + rules.days * 86_400_000) : null
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO member_reward (member_id, promotion_id, name, state, comment, created_at, changed_at, due_at, currency)
     VALUES (:memberId, :promotionId, :name, :state, :comment, :now, :now, :dueAt, :currency) RETURNING id`,
    { memberId, promotionId, name, state, comment, now, dueAt, currency },
  )
  if (!row) throw new Error('The reward was not written')
  return row.id
}

/**
 * Leaves a promotion that waits for a deposit. A repeated call changes nothing.
 *
 * @throws {CallFailure} `reward_not_found` (also for another member's), `reward_over`
 */
export async function leavePromotion(
  deps: GatewayDeps,
  memberId: bigint,
  { claimId, language }: { readonly claimId: string; readonly language: string },
): Promise<Reward> {
  const now = deps.now()
  await deps.database.transaction(async (tx) => {
    const row = await lockMemberReward(tx, memberId, claimId)
    if (!row) throw new CallFailure('reward_not_found')
    if (row.state === 'close' && row.reason === 'left') return
    if (row.state !== 'signed') throw new CallFailure('reward_over')
    const text = `UPDATE member_reward SET state = 'close', reason = 'left', changed_at = :now WHERE id = :rowId`
    await tx.query(text, { rowId: row.id, now })
    await emitCountsChanged(tx, memberId)
  })
  return await memberReward(deps, memberId, claimId, language)
}
