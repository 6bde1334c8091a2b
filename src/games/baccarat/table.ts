import { cardOf } from '#games/cards.ts'
import type { BetTable } from '#games/instants/several-bets.ts'
import type { Shoe } from '#games/shoe.ts'
import { type BaccaratBet, baccaratBets, baccaratMultiplier } from './bets.ts'
import { baccaratResults } from './exact.ts'
import { type BaccaratHands, baccaratResult, dealBaccarat } from './rules.ts'

/** The game's own shoe, as real tables have it. */
const shoe: Shoe = 'eight-decks'

const isBet = (place: string): place is BaccaratBet => baccaratBets.some((bet) => bet === place)
function betOf(place: string): BaccaratBet {
  if (!isBet(place)) throw new RangeError(`no bet ${place}`)
  return place
}

const [threes, fours] = [
  [cardOf(3), cardOf(3, 1)],
  [cardOf(4), cardOf(4, 1)],
]

/** Baccarat: its places and its draw, alone or at a shared table. A round pays most if both hands are pairs; then it is won by one of the sides or tied. */
export const baccaratTable: BetTable<BaccaratHands> = {
  name: 'baccarat',
  places: baccaratBets,
  kindOf: (place) => place,
  draw: (random) => dealBaccarat(shoe, random),
  multiplier: (place, hands) => baccaratMultiplier(betOf(place), baccaratResult(hands)),
  results: (place) => baccaratResults(betOf(place), shoe),
  best: [
    { player: fours, banker: threes },
    { player: threes, banker: fours },
    { player: fours, banker: fours },
  ],
  shown: ({ player, banker }) => ({ player, banker }),
}
