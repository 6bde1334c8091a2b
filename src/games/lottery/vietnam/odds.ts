import { oddsTable } from '#games/lottery/odds.ts'
import { centralPlays, northPlays, southPairPlays, southPlays } from './plays.ts'

/**
 * The usual odds of Vietnam, where no law demands more. Those of lô are what the market pays; the others are in the range that is common
 * there. In the South a pair of đá thẳng is staked with 36 units and pays 750, one of đá xiên with 72 and pays 550: here its stake is one
 * line.
 */

const ofAll = {
  lo2: 75,
  lo3: 650,
  lo4: 5_500,
  special2: 75,
  first2: 75,
  head2: 75,
  head: 9,
  tail: 9,
  special3: 650,
  head3: 650,
  special4: 5_500,
}

const ofSouth = { ...ofAll, xien2: 28, xien3: 165, xien4: 1_000, truot4: 1.6, truot8: 3.4, truot10: 5 }

export const northOdds = oddsTable(northPlays, {
  ...ofAll,
  ...{ xien2: 17, xien3: 65, xien4: 250, truot4: 2.3, truot8: 7.2, truot10: 13 },
})

export const centralOdds = oddsTable(centralPlays, ofSouth)

export const southOdds = oddsTable(southPlays, { ...ofSouth, 'da-thang': 21 })

export const southPairOdds = oddsTable(southPairPlays, { 'da-xien': 7.6 })
