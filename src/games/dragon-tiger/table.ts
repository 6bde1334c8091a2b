import type { BetTable } from '#games/instants/several-bets.ts'
import {
  type DragonTigerBet,
  type DragonTigerCards,
  dealDragonTiger,
  dragonTigerBets,
  dragonTigerMultiplier,
  dragonTigerResults,
  dragonTigerWinner,
} from './rules.ts'

/** Eight decks, shuffled before each round. */
export const dragonTigerTable: BetTable<DragonTigerCards> = {
  name: 'dragon-tiger',
  places: dragonTigerBets,
  kindOf: (place) => place,
  draw: (random) => dealDragonTiger('eight-decks', random),
  multiplier: (place, cards) => dragonTigerMultiplier(place as DragonTigerBet, cards),
  results: (place) => dragonTigerResults(place as DragonTigerBet, 'eight-decks'),
  shown: (cards) => ({ ...cards, winner: dragonTigerWinner(cards) }),
}
