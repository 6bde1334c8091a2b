import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { missingOf } from './eligibility.ts'
import { kinds } from './kinds.ts'
import { lockMember } from './member-facts.ts'
import { amountOf, inboxTexts, promotionAt } from './promotions.ts'

/** Why a member is not given a reward. */
export type GiveRefusal = 'promotion_unknown' | 'member_unknown' | 'account_closed' | 'not_eligible' | 'reference_used'

/** A reward that was not given; nothing was changed. */
export class GiveRefused extends Error {
  readonly code: GiveRefusal
  constructor(code: GiveRefusal, why = '') {
    super(`The reward is not given: ${code}${why && ` (${why})`}.`)
    this.code = code
  }
}

interface Gift {
  readonly promotion: string
  readonly memberId: bigint
  /** The occasion, named by the operator. The same reference gives nothing a second time. */
  readonly reference: string
  readonly by: string
}

/**
 * Gives a member a reward that waits to be claimed, and leaves a message (product rule 23.7). A paused member may claim it after the
 * pause, if there is time left.
 *
 * @returns id of the reward
 * @throws {GiveRefused}
 */
export async function giveReward(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  gift: Gift,
): Promise<bigint> {
  const at = now()
  return await database.transaction(async (tx) => {
    const promotion = await promotionAt(tx, gift.promotion, at)
    if (!promotion || kinds[promotion.kind].entry !== 'given') throw new GiveRefused('promotion_unknown')
    const member = await lockMember(tx, gift.memberId, at, promotion)
    if (!member) throw new GiveRefused('member_unknown')
    if (member.isClosed) throw new GiveRefused('account_closed')
    if (await isUsed(tx, promotion.name, gift)) throw new GiveRefused('reference_used')
    const facts = { ...member.factsFor(promotion.name), isBlocked: false }
    const missing = missingOf(promotion.rules, promotion.currency, facts)
    if (missing.length > 0) throw new GiveRefused('not_eligible', missing.join(', '))
    const dueAt = new Date(at.getTime() + promotion.rules.days * 86_400_000)
    const row = await rowOf(
      tx,
      IdRow,
      `INSERT INTO member_reward (member_id, promotion_id, name, reference, given_by, state, created_at, changed_at, due_at, currency,
         amount)
       VALUES (:memberId, :promotionId, :name, :reference, :by, 'claim', :at, :at, :dueAt, :currency, :amount) RETURNING id`,
      {
        ...{ memberId: gift.memberId, reference: gift.reference, by: gift.by, at, dueAt },
        ...{ promotionId: promotion.promotion_id, name: promotion.name, currency: promotion.currency },
        amount: amountOf(promotion),
      },
    )
    if (!row) throw new Error('The reward was not written')
    await leaveMessage(tx, {
      memberId: gift.memberId,
      kind: 'reward_waits',
      details: { ...inboxTexts(promotion), until: dueAt.toISOString() },
      reference: `reward:${row.id}`,
      now: at,
    })
    return row.id
  })
}

async function isUsed(on: Executor, name: string, { memberId, reference }: Gift): Promise<boolean> {
  const text = 'SELECT FROM member_reward WHERE member_id = :memberId AND name = :name AND reference = :reference'
  return (await on.query(text, { memberId, name, reference })).length > 0
}
