import type { Offer } from '#contract/rewards/hub/reward-hub.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'

/** The promotions that a member can join or apply for now. */
export function offersOf(rewards: readonly Reward[]): Offer[] {
  return rewards
    .filter(({ actions }) => actions.includes('join') || actions.includes('apply'))
    .map(({ promotionId, title, gives, freeRounds, amount, currency, deposit }) => ({
      promotionId,
      title,
      ...(freeRounds
        ? ({ unit: 'rounds', amount: BigInt(freeRounds.rounds), currency: null } as const)
        : ({ unit: gives === 'bonus' ? 'bonus' : 'money', amount, currency } as const)),
      percent: deposit?.percent ?? null,
    }))
}
