import type { JackpotPot } from '#contract/rewards/jackpot/jackpot.ts'

/** What the built sentence about a pot depends on: another text for other terms. */
export const termsKey = ({ ceiling, share, gameTypes, games }: JackpotPot): string =>
  [ceiling, share, ...gameTypes, ...games.map(({ nodeId }) => nodeId)].join(' ')
