import { boolean, type } from 'superstruct'
import { blockOf } from './account/protection/blocks.ts'
import type { GatewayDeps } from './deps.ts'
import { rowOf } from './platform/db/rows.ts'
import { takeablePromotions } from './rewards/promotions/claimable.ts'
import type { MemberOffers } from './site/news/targets.ts'

const DepositedRow = type({ deposited: boolean() })

/** What a member can take now, for announcements that are only for those who can. */
export async function memberOffers({ database, config, now }: GatewayDeps, memberId: bigint): Promise<MemberOffers> {
  const at = now()
  const text =
    'SELECT EXISTS (SELECT FROM deposit WHERE member_id = :memberId AND transfer_id IS NOT NULL) AS deposited'
  const [block, row, promotions] = await Promise.all([
    blockOf(database, memberId, at),
    rowOf(database, DepositedRow, text, { memberId }),
    takeablePromotions(database, memberId, config.jurisdiction, at),
  ])
  return { isBlocked: block !== undefined, hasDeposited: row?.deposited ?? true, promotions: new Set(promotions) }
}
