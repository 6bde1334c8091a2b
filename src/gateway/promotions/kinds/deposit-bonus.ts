import type { PromotionKind } from './kind.ts'

/** A part of the next deposit as a bonus, or free rounds, for who has joined before it. It comes with the deposit, without a claim. */
export const depositBonus: PromotionKind = {
  entry: 'join',
  begins: 'signed',
  fault({ hasOffer, hasDeposit }) {
    if (!hasOffer) return 'a deposit bonus grants an offer of a bonus or of free rounds'
    return hasDeposit ? undefined : 'it says of which deposits'
  },
  isOff: ({ depositBonus }) => !depositBonus,
}
