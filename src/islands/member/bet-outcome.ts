import type { Bet } from '#contract/entities/bet.ts'

/**
 * Result of a round for its player: `won` if it paid more than the stake, `paid` if it paid at most the stake, `lost`
 * if it paid nothing.
 */
export type BetOutcome = 'open' | 'voided' | 'won' | 'paid' | 'lost'

export function betOutcome({ status, stake, win }: Pick<Bet, 'status' | 'stake' | 'win'>): BetOutcome {
  if (status !== 'settled') return status
  if (win > stake) return 'won'
  return win > 0n ? 'paid' : 'lost'
}
