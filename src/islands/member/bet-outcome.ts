import type { Bet } from '#contract/entities/bet.ts'

/**
 * How a round ended, as its player sees it: `won` where it paid more than its stake, `paid` where it paid, but no more
 * than that, `lost` where it paid nothing.
 */
export type BetOutcome = 'open' | 'voided' | 'won' | 'paid' | 'lost'

export function betOutcome({ status, stake, win }: Pick<Bet, 'status' | 'stake' | 'win'>): BetOutcome {
  if (status !== 'settled') return status
  if (win > stake) return 'won'
  return win > 0n ? 'paid' : 'lost'
}
