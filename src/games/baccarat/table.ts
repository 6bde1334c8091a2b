import type { BetTable } from '#games/instants/several-bets.ts'
import { type BaccaratBet, baccaratBets, baccaratMultiplier } from './bets.ts'
import { baccaratResults } from './exact.ts'
import { type BaccaratHands, baccaratResult, dealBaccarat } from './rules.ts'

/** Eight decks, shuffled before each round. */
export const baccaratTable: BetTable<BaccaratHands> = {
  name: 'baccarat',
  places: baccaratBets,
  kindOf: (place) => place,
  draw: (random) => dealBaccarat('eight-decks', random),
  multiplier: (place, hands) => baccaratMultiplier(place as BaccaratBet, baccaratResult(hands)),
  results: (place) => baccaratResults(place as BaccaratBet, 'eight-decks'),
  shown: (hands) => ({ player: hands.player, banker: hands.banker, ...baccaratResult(hands) }),
}
