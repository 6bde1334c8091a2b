import type { Executor } from '#gateway/platform/db/client.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { missingOf } from './eligibility.ts'
import { kinds } from './kinds.ts'
import type { KnownMember } from './member-facts.ts'
import { findPromotion, openness, type PromotionRow, promotionAt } from './promotions.ts'

/** Demands that a member is neither paused nor excluded. @throws {Refusal} `play_blocked` */
export function demandNotBlocked({ block }: Pick<KnownMember, 'block'>): void {
  if (block) throw new Refusal('play_blocked', { kind: block.kind, until: block.until?.toISOString() ?? null })
}

/**
 * The promotion that a member wants to join or apply for, in the shown version. A replaced version cannot be joined any
 * more.
 *
 * @throws {Refusal} `promotion_not_open`, also for an unknown one
 */
export async function enterable(
  on: Executor,
  promotionId: string,
  entry: 'join' | 'apply',
  { law, now }: { readonly law: Jurisdiction; readonly now: Date },
): Promise<PromotionRow> {
  const row = /^\d{1,18}$/.test(promotionId) ? await findPromotion(on, BigInt(promotionId)) : undefined
  if (!row || kinds[row.kind].entry !== entry || row.valid_from > now) throw new Refusal('promotion_not_open')
  if (kinds[row.kind].isOff(law)) throw new Refusal('promotion_not_open')
  const current = await promotionAt(on, row.name, now)
  if (current?.promotion_id !== row.promotion_id || openness(row, now) !== 'open')
    throw new Refusal('promotion_not_open')
  return row
}

/** Demands that a member may have a promotion. @throws {Refusal} `play_blocked`, `promotion_refused` */
export function demandEligible(member: KnownMember, { name, rules, currency }: PromotionRow): void {
  demandNotBlocked(member)
  const missing = missingOf(rules, currency, member.factsFor(name))
  if (missing.length > 0) throw new Refusal('promotion_refused', { missing })
}
