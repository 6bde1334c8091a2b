import type { AnnouncementRow } from './queries.ts'

/** What a member can take now, as other areas know it. */
export interface MemberOffers {
  /** During a pause or an exclusion nothing can be taken. */
  readonly isBlocked: boolean
  readonly hasDeposited: boolean
  /** Names of the promotions that the member can join or apply for. */
  readonly promotions: ReadonlySet<string>
}

export type OffersOf = (memberId: bigint) => Promise<MemberOffers>

const ofPromotion = 'promotion '

/** The stored form of a target; null: everybody. */
export const targetOf = (file: { readonly only?: 'newcomers' | undefined; readonly promotion?: string | undefined }) =>
  file.promotion === undefined ? (file.only ?? null) : `${ofPromotion}${file.promotion}`

/** Whether an announcement is shown to a member: not if it offers what the member cannot take. */
export function isFor(
  { target, promotion_type: offer }: Pick<AnnouncementRow, 'target' | 'promotion_type'>,
  { isBlocked, hasDeposited, promotions }: MemberOffers,
): boolean {
  if (isBlocked) return target === null && offer === null
  if (target === null) return true
  return target.startsWith(ofPromotion) ? promotions.has(target.slice(ofPromotion.length)) : !hasDeposited
}
