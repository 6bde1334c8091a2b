import { tierOf } from '#games/slots/celebration.ts'

/**
 * How a result is celebrated. What is not above the stake is no gain and gets no feast (UK Gambling Commission, RTS 14F: no losses
 * disguised as wins).
 */
export type Feast = 'none' | 'win' | 'big'

/** @param win, stake in minor units, over all bets of the round */
export function feastOf(win: bigint, stake: bigint): Feast {
  const tier = tierOf(win, stake)
  if (tier === 'return') return 'none'
  return tier === 'win' ? 'win' : 'big'
}
