import { cardOf } from '#games/cards.ts'
import type { BetTable } from '#games/instants/several-bets.ts'
import type { Shoe } from '#games/shoe.ts'
import {
  type DragonTigerBet,
  type DragonTigerCards,
  dealDragonTiger,
  dragonTigerBets,
  dragonTigerMultiplier,
  dragonTigerResults,
} from './rules.ts'

/** The game's own shoe, as real tables have it. */
const shoe: Shoe = 'eight-decks'

const isBet = (place: string): place is DragonTigerBet => dragonTigerBets.some((bet) => bet === place)
function betOf(place: string): DragonTigerBet {
  if (!isBet(place)) throw new RangeError(`no bet ${place}`)
  return place
}

const [ace, king] = [cardOf(1), cardOf(13)]

/** Dragon tiger: its places and its draw, alone or at a shared table. A round pays most if a side wins, or if both have the same card. */
export const dragonTigerTable: BetTable<DragonTigerCards> = {
  name: 'dragon-tiger',
  places: dragonTigerBets,
  kindOf: (place) => place,
  draw: (random) => dealDragonTiger(shoe, random),
  multiplier: (place, cards) => dragonTigerMultiplier(betOf(place), cards),
  results: (place) => dragonTigerResults(betOf(place), shoe),
  best: [
    { dragon: king, tiger: ace },
    { dragon: ace, tiger: king },
    { dragon: ace, tiger: ace },
  ],
  shown: ({ dragon, tiger }) => ({ dragon, tiger }),
}
