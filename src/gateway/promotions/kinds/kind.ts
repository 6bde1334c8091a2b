import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'

/** What is particular about a kind of promotion. Everything else is the same for all of them. */
export interface PromotionKind {
  /** How a member comes to it: by joining, by applying, or only by what the operator gives or what is worked out. */
  readonly entry: 'join' | 'apply' | 'given' | 'computed'
  /** The state in which a member's part of it begins. */
  readonly begins: 'signed' | 'applying' | 'claim'
  /** Why a promotion cannot be of this kind; undefined if it can. */
  fault(has: {
    readonly hasOffer: boolean
    readonly hasDeposit: boolean
    readonly hasCashBack: boolean
  }): string | undefined
  /** Whether the law of the market forbids it. */
  isOff(law: Pick<Jurisdiction, 'depositBonus'>): boolean
}
