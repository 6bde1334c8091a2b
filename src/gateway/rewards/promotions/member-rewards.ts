import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { countClaimable } from './claimable.ts'
import { missingOf } from './eligibility.ts'
import { canEnter, kinds } from './kinds.ts'
import { type KnownMember, knownMember } from './member-facts.ts'
import { type PromotionRow, promotionsAt } from './promotions.ts'
import { findReward, type RewardRow, selectOver, selectUnderWay } from './rewards.ts'
import { wirePromotion, wireReward } from './wire.ts'

/** A member's promotions and rewards: claimable ones first, then waiting ones, then promotions to join. */
export async function openRewards(deps: GatewayDeps, memberId: bigint, language: string) {
  const { database } = deps
  const law = deps.config.jurisdiction
  const now = deps.now()
  const member = await knownMember(database, memberId, now)
  if (!member) throw new CallFailure('session_expired')
  const mine = await selectUnderWay(database, memberId)
  const entered = new Set(mine.filter(({ state }) => state !== 'claim').map(({ name }) => name))
  const others = (await promotionsAt(database, now)).filter(
    (row) => isOffered(row, member) && !kinds[row.kind].isOff(law) && !entered.has(row.name),
  )
  return {
    list: [
      ...mine.map((row) => wireReward(row, { language, now, block: member.block, law })),
      ...others.map((row) => wirePromotion(row, { language, now, member })),
    ],
    claimable: await countClaimable(database, memberId, now),
  }
}

/** Whether a promotion is shown to a member without a reward of it: not if it cannot be joined, or can never be had again. */
function isOffered(row: PromotionRow, member: KnownMember): boolean {
  if (!canEnter(row.kind)) return false
  return !missingOf(row.rules, row.currency, member.factsFor(row.name)).includes('had_before')
}

interface Page {
  readonly cursor?: string | undefined
  readonly pageSize: number
}

/** A page of a member's rewards that are over, newest first. */
export async function endedRewards(deps: GatewayDeps, memberId: bigint, language: string, page: Page) {
  const now = deps.now()
  const law = deps.config.jurisdiction
  const block = await blockOf(deps.database, memberId, now)
  const { rows, next, previous } = await keysetPage(
    { list: `getEndedRewards ${memberId}`, cursor: page.cursor, pageSize: page.pageSize },
    async (limit, place) => ({ rows: await selectOver(deps.database, memberId, limit, place) }),
  )
  return { list: rows.map((row: RewardRow) => wireReward(row, { language, now, block, law })), next, previous }
}

/** The current state of a member's reward. @throws {CallFailure} `reward_not_found`, also for another member's */
export async function memberReward(
  deps: Pick<GatewayDeps, 'database' | 'config' | 'now'>,
  memberId: bigint,
  claimId: string,
  language: string,
): Promise<Reward> {
  const now = deps.now()
  const law = deps.config.jurisdiction
  const row = await findReward(deps.database, memberId, claimId)
  if (!row) throw new CallFailure('reward_not_found')
  return wireReward(row, { language, now, block: await blockOf(deps.database, memberId, now), law })
}
