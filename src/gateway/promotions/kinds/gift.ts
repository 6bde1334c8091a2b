import type { PromotionKind } from './kind.ts'

/** What the operator gives to members, and waits until each claims it. */
export const gift: PromotionKind = {
  entry: 'given',
  begins: 'claim',
  fault: ({ hasDeposit }) => (hasDeposit ? 'only a deposit bonus speaks of deposits' : undefined),
  isOff: () => false,
}
