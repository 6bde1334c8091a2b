import type { BetTable } from '#games/instants/several-bets.ts'
import { drawLightning, type LightningResult, lightningMultiplier, lightningResults } from './lightning.ts'
import { type Position, positionOf, positions } from './positions.ts'
import { rouletteMultiplier, rouletteResults } from './rules.ts'
import { spinRoulette } from './wheel.ts'

const known = (place: string): Position => {
  const position = positionOf(place)
  if (!position) throw new RangeError(`the table has no place ${place}`)
  return position
}
const places = positions.map(({ id }) => id)
const kindOf = (place: string) => known(place).kind

export const rouletteTable: BetTable<{ readonly pocket: number }> = {
  name: 'roulette',
  places,
  kindOf,
  draw: (random) => ({ pocket: spinRoulette(random) }),
  multiplier: (place, { pocket }) => rouletteMultiplier(known(place), pocket),
  results: (place) => rouletteResults(known(place)),
  shown: ({ pocket }) => ({ pocket }),
}

export const lightningTable: BetTable<LightningResult> = {
  name: 'lightning-roulette',
  places,
  kindOf,
  draw: drawLightning,
  multiplier: (place, result) => lightningMultiplier(known(place), result),
  results: (place) => lightningResults(known(place)),
  shown: ({ pocket, lucky }) => ({ pocket, lucky: lucky.map(({ number, multiplier }) => ({ number, multiplier })) }),
}
