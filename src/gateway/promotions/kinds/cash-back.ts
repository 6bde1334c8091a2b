import type { PromotionKind } from './kind.ts'

/** A part of what was lost in a period. Nobody joins it: it is worked out for whoever played, and waits to be claimed. */
export const cashBack: PromotionKind = {
  entry: 'computed',
  begins: 'claim',
  fault: ({ hasDeposit, hasCashBack }) =>
    hasDeposit ? 'only a deposit bonus speaks of deposits' : hasCashBack ? undefined : 'it says how much comes back',
  isOff: () => false,
}
