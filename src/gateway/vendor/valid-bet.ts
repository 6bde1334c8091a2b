import type { GameType } from '#contract/entities/game.ts'

/**
 * Version of {@link validBet}, kept with every settled bet: a rule that changes gets a new one, and what was counted by
 * the old one stays as it was.
 */
export const validBetRule = 1

interface SettledBet {
  readonly gameType: GameType
  /** Minor units, as is `win`. */
  readonly stake: bigint
  readonly win: bigint
  /** Decimal odds in hundredths; for sports and e-sports. */
  readonly oddsHundredths?: bigint
  /** Other bets of this player stand on the other sides of the same market. */
  readonly bothSides?: boolean
  /** Share of a market's outcomes that the bets on it cover, in per cent; for lotteries. */
  readonly coveredPercent?: number
}

/** Sports bets with less than 1.50 do not count. */
const leastOdds = 150n

/** Lottery bets that cover more of a market do not count. */
const mostCovered = 70

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/**
 * What a settled bet counts for turnover, points, rebates, VIP levels, missions and commissions, in minor units. By
 * category (product rules 9.11 and 9.12): slots and fishing the stake; tables the smaller of stake and result, so a tie
 * counts nothing; sports the same, and nothing at odds below 1.50 or with bets on both sides of a market; lotteries the
 * stake, and nothing where the bets cover more than 70 % of the outcomes. A bet that was given back counts nothing; it
 * never comes here.
 */
export function validBet({ gameType, stake, win, oddsHundredths, bothSides, coveredPercent }: SettledBet): bigint {
  switch (gameType) {
    case 'RNG':
    case 'FISH':
      return stake
    case 'LOTT':
    case 'ELOTT':
      return coveredPercent !== undefined && coveredPercent > mostCovered ? 0n : stake
    case 'SPORTS':
    case 'ESPORTS':
      if (bothSides || (oddsHundredths !== undefined && oddsHundredths < leastOdds)) return 0n
      return smaller(stake, size(win - stake))
    default:
      return smaller(stake, size(win - stake))
  }
}
