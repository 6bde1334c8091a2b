import type { PromotionKind } from './kind.ts'

/** A part of the next deposit as a bonus, for who has joined before it. It comes with the deposit, without a claim. */
export const depositBonus: PromotionKind = {
  entry: 'join',
  begins: 'signed',
  fault({ hasOffer, hasDeposit }) {
    if (!hasOffer) return 'a deposit bonus grants an offer'
    return hasDeposit ? undefined : 'it says of which deposits'
  },
  isOff: ({ depositBonus }) => !depositBonus,
}
