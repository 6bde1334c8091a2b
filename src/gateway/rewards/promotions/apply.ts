import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { demandEligible, enterable } from './demand-eligible.ts'
import { enter } from './join.ts'
import { lockMember } from './member-facts.ts'
import { memberReward } from './member-rewards.ts'
import { emitCountsChanged, findUnderWay } from './rewards.ts'

interface Application {
  readonly promotionId: string
  readonly comment: string
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
  readonly language: string
}

/**
 * Applies for a promotion (product rule 23.8). The same again changes nothing; another application waits until the first is decided.
 *
 * @throws {Refusal} `promotion_not_open`, `promotion_refused`, `play_blocked`
 * @throws {CallFailure} `upload_unknown` if a picture is not the member's, or belongs to something: nothing is
 *   kept then
 */
export async function applyForPromotion(deps: GatewayDeps, memberId: bigint, asked: Application): Promise<Reward> {
  const now = deps.now()
  const comment = asked.comment.trim()
  const id = await deps.database.transaction(async (tx) => {
    const promotion = await enterable(tx, asked.promotionId, 'apply', { law: deps.config.jurisdiction, now })
    const member = await lockMember(tx, memberId, now, promotion)
    if (!member || member.isClosed) throw new CallFailure('session_expired')
    const before = await findUnderWay(tx, memberId, promotion.name)
    if (before) {
      if (before.comment === comment && (await hasPictures(tx, before.id, asked.pictures))) return before.id
      throw new Refusal('promotion_refused', { missing: ['under_way'] })
    }
    demandEligible(member, promotion)
    const entered = await enter(tx, memberId, promotion, { comment, now })
    for (const picture of new Set(asked.pictures)) await attach(tx, memberId, entered, picture)
    await emitCountsChanged(tx, memberId)
    return entered
  })
  return await memberReward(deps, memberId, id.toString(), asked.language)
}

async function attach(tx: Transaction, memberId: bigint, claimId: bigint, picture: string): Promise<void> {
  const attached = await rowOf(
    tx,
    IdRow,
    `UPDATE upload SET reward_id = :claimId WHERE reference = :picture AND member_id = :memberId AND purpose = 'application'
       AND reward_id IS NULL AND removed_at IS NULL RETURNING id`,
    { picture, memberId, claimId },
  )
  if (!attached) throw new CallFailure('upload_unknown')
}

/** Whether an application has exactly these pictures. */
async function hasPictures(tx: Transaction, claimId: bigint, pictures: readonly string[]): Promise<boolean> {
  const text = `SELECT reference FROM upload WHERE reward_id = :claimId AND reference <> ALL (string_to_array(:pictures, ','))
    UNION ALL SELECT wanted FROM unnest(string_to_array(:pictures, ',')) wanted
      WHERE wanted <> '' AND NOT EXISTS (SELECT FROM upload WHERE reward_id = :claimId AND reference = wanted)`
  return (await tx.query(text, { claimId, pictures: pictures.join(',') })).length === 0
}
