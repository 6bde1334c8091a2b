import type { BetTable } from '#games/instants/several-bets.ts'
import {
  drawLightning,
  type LightningResult,
  lightningMultiplier,
  lightningResults,
  luckyWeights,
} from './lightning.ts'
import { type Position, positionOf, positions } from './positions.ts'
import { rouletteMultiplier, rouletteResults } from './rules.ts'
import { spinRoulette, wheelOrder } from './wheel.ts'

/**
 * The place of the table with an id.
 *
 * @throws {RangeError} if the table has none
 */
function placeOf(id: string): Position {
  const position = positionOf(id)
  if (!position) throw new RangeError(`no place ${id}`)
  return position
}

const ofBoth = {
  places: positions.map(({ id }) => id),
  kindOf: (place: string): string => placeOf(place).kind,
}

/** European roulette: its places and its draw, alone or at a shared table. */
export const rouletteTable: BetTable<number> = {
  name: 'roulette',
  ...ofBoth,
  draw: spinRoulette,
  multiplier: (place, pocket) => rouletteMultiplier(placeOf(place), pocket),
  results: (place) => rouletteResults(placeOf(place)),
  best: wheelOrder,
  shown: (pocket) => ({ pocket }),
}

const greatest = Math.max(...luckyWeights.map(({ multiplier }) => multiplier))

/** Roulette with lucky numbers. A round pays most if its pocket is the luckiest number. */
export const lightningTable: BetTable<LightningResult> = {
  name: 'lightning-roulette',
  ...ofBoth,
  draw: drawLightning,
  multiplier: (place, result) => lightningMultiplier(placeOf(place), result),
  results: (place) => lightningResults(placeOf(place)),
  best: wheelOrder.map((pocket) => ({ pocket, lucky: [{ number: pocket, multiplier: greatest }] })),
  shown: ({ pocket, lucky }) => ({ pocket, lucky: lucky.map(({ number, multiplier }) => ({ number, multiplier })) }),
}
