import type { PromotionKindName } from '#contract/entities/reward.ts'
import { application } from './kinds/application.ts'
import { cashBack } from './kinds/cash-back.ts'
import { depositBonus } from './kinds/deposit-bonus.ts'
import { gift } from './kinds/gift.ts'
import type { PromotionKind } from './kinds/kind.ts'

/** Every kind of promotion. A new one is a file beside these and a name in the contract. */
export const kinds: Readonly<Record<PromotionKindName, PromotionKind>> = {
  deposit_bonus: depositBonus,
  gift,
  application,
  cash_back: cashBack,
}

/** Whether members can come to a kind of promotion by themselves. */
export const canEnter = (kind: PromotionKindName) => kinds[kind].entry === 'join' || kinds[kind].entry === 'apply'
