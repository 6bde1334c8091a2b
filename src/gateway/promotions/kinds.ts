import type { PromotionKindName } from '#contract/entities/reward.ts'
import { application } from './kinds/application.ts'
import { depositBonus } from './kinds/deposit-bonus.ts'
import { gift } from './kinds/gift.ts'
import type { PromotionKind } from './kinds/kind.ts'

/** Every kind of promotion. A new one is a file beside these and a name in the contract. */
export const kinds: Readonly<Record<PromotionKindName, PromotionKind>> = {
  deposit_bonus: depositBonus,
  gift,
  application,
}
