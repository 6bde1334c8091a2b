import type { GameType } from '#contract/play/games/game.ts'

/**
 * Version of {@link validBet}, stored with every settled bet. A changed rule gets a new version; bets that were counted
 * with an older one do not change.
 */
export const validBetRule = 1

interface SettledBet {
  readonly gameType: GameType
  /** Minor units, as is `win`. */
  readonly stake: bigint
  readonly win: bigint
  /** Decimal odds in hundredths; for sports and e-sports. */
  readonly oddsHundredths?: bigint
  /** The player also bet on other sides of the same market. */
  readonly bothSides?: boolean
  /** Share of a market's outcomes that the player's bets cover, in per cent; for lotteries. */
  readonly coveredPercent?: number
}

/** Minimum odds in hundredths: sports bets below 1.50 do not count. */
const leastOdds = 150n

/** Per cent: lottery bets that cover more of a market do not count. */
const mostCovered = 70

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/**
 * The valid bet of a settled bet in minor units; it counts for turnover, points, rebates, VIP levels, missions and
 * commissions (product rules 9.11 and 9.12). Slots and fishing: the stake. Live and poker: the smaller of stake and
 * result, so a tie counts nothing. Sports: the same, and nothing at odds below 1.50 or with bets on both sides of a
 * market. Lotteries: the stake, and nothing if the bets cover more than 70 % of the outcomes. Voided bets count nothing
 * and are not passed to this function.
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
