import type { PromotionKindName } from '#contract/rewards/promotions/reward.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'

/** The differences between kinds of promotions. Everything else is the same for all of them. */
interface PromotionKind {
  /**
   * How a member gets it: by joining, after which it waits for a deposit; by applying, after which it waits for a decision; only
   * from the operator, or by a calculation, and it waits to be claimed.
   */
  readonly entry: 'join' | 'apply' | 'given' | 'computed'
  /** Why a promotion cannot be of this kind; undefined if it can. */
  fault(has: {
    readonly hasOffer: boolean
    readonly hasDeposit: boolean
    readonly hasCashBack: boolean
  }): string | undefined
  /** Whether the law of the market forbids it. */
  isOff(law: Pick<Jurisdiction, 'depositBonus'>): boolean
}

/** A person of the house decides about it, after the member has given the reason. */
const application: PromotionKind = {
  entry: 'apply',
  fault: ({ hasDeposit }) => (hasDeposit ? 'only a deposit bonus speaks of deposits' : undefined),
  isOff: () => false,
}

/**
 * A part of the losses of a period. Members do not join it: it is calculated for everybody who played, and waits to be
 * claimed.
 */
const cashBack: PromotionKind = {
  entry: 'computed',
  fault: ({ hasDeposit, hasCashBack }) =>
    hasDeposit ? 'only a deposit bonus speaks of deposits' : hasCashBack ? undefined : 'it says how much comes back',
  isOff: () => false,
}

/** A part of the next deposit as a bonus, or free rounds, for a member who joined before it. It comes with the deposit, without a claim. */
const depositBonus: PromotionKind = {
  entry: 'join',
  fault({ hasOffer, hasDeposit }) {
    if (!hasOffer) return 'a deposit bonus grants an offer of a bonus or of free rounds'
    return hasDeposit ? undefined : 'it says of which deposits'
  },
  isOff: ({ depositBonus }) => !depositBonus,
}

/** The operator gives it to members. It waits until each of them claims it. */
const gift: PromotionKind = {
  entry: 'given',
  fault: ({ hasDeposit }) => (hasDeposit ? 'only a deposit bonus speaks of deposits' : undefined),
  isOff: () => false,
}

/** Every kind of promotion. A new one is an entry here and a name in the contract. */
export const kinds: Readonly<Record<PromotionKindName, PromotionKind>> = {
  deposit_bonus: depositBonus,
  gift,
  application,
  cash_back: cashBack,
}

/** Whether members can join or apply for a kind of promotion themselves. */
export const canEnter = (kind: PromotionKindName) => kinds[kind].entry === 'join' || kinds[kind].entry === 'apply'
