import { severalBets } from '#games/instants/several-bets.ts'
import { type Position, positionOf, positions } from './positions.ts'
import { rouletteMultiplier, rouletteResults } from './rules.ts'
import { spinRoulette, wheelOrder } from './wheel.ts'

/**
 * The place of the table with an id.
 *
 * @throws {RangeError} if the table has none
 */
export function placeOf(id: string): Position {
  const position = positionOf(id)
  if (!position) throw new RangeError(`no place ${id}`)
  return position
}

/** The places of the table and their kinds, which both games of roulette have. */
export const roulettePlaces = {
  places: positions.map(({ id }) => id),
  kindOf: (place: string): string => placeOf(place).kind,
}

/** European roulette as the house plays it. */
export const rouletteInstant = severalBets<number>({
  name: 'roulette',
  ...roulettePlaces,
  draw: spinRoulette,
  multiplier: (place, pocket) => rouletteMultiplier(placeOf(place), pocket),
  results: (place) => rouletteResults(placeOf(place)),
  best: wheelOrder,
  shown: (pocket) => ({ pocket }),
})
