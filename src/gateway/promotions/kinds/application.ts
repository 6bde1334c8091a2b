import type { PromotionKind } from './kind.ts'

/** What a person of the house decides about, after the member has told why. */
export const application: PromotionKind = {
  entry: 'apply',
  begins: 'applying',
  fault: ({ hasDeposit }) => (hasDeposit ? 'only a deposit bonus speaks of deposits' : undefined),
  isOff: () => false,
}
