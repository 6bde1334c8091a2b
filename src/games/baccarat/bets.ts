import { paid } from '#games/paid.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import type { BaccaratResult } from './rules.ts'

/** The bets of the table. A perfect pair (25:1) returns less than 85 % and is not offered. */
export const baccaratBets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'either-pair'] as const

export type BaccaratBet = (typeof baccaratBets)[number]

/** What one unit of the stake becomes when a bet wins: 1:1, 1:1 less 5 % commission, 8:1, 11:1, 11:1 and 5:1. */
export const baccaratPays: Readonly<Record<BaccaratBet, Rational>> = {
  player: rational(2n),
  banker: rational(195n, 100n),
  tie: rational(9n),
  'player-pair': rational(12n),
  'banker-pair': rational(12n),
  'either-pair': rational(6n),
}

const lost = rational(0n)
const returned = rational(1n)

/** What one unit of the stake becomes; one if player or banker meet a tie, zero if it lost. */
export function baccaratMultiplier(bet: BaccaratBet, result: BaccaratResult): Rational {
  if (isWon(bet, result)) return baccaratPays[bet]
  return (bet === 'player' || bet === 'banker') && result.winner === 'tie' ? returned : lost
}

/** What comes back in minor units; zero if the bet lost. */
export const baccaratWin = (stake: bigint, bet: BaccaratBet, result: BaccaratResult): bigint =>
  paid(stake, baccaratMultiplier(bet, result))

function isWon(bet: BaccaratBet, { winner, playerPair, bankerPair }: BaccaratResult): boolean {
  switch (bet) {
    case 'player-pair':
      return playerPair
    case 'banker-pair':
      return bankerPair
    case 'either-pair':
      return playerPair || bankerPair
    default:
      return winner === bet
  }
}
