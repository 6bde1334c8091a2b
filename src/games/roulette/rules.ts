import type { Distribution } from '#games/distribution.ts'
import { paid } from '#games/paid.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { type Position, positionMultiplier } from './positions.ts'
import { wheelOrder } from './wheel.ts'

const lost = rational(0n)

/** What one unit of the stake on a place becomes for a pocket; zero if it lost. */
export const rouletteMultiplier = (position: Position, pocket: number): Rational =>
  position.numbers.includes(pocket) ? positionMultiplier(position) : lost

/** The win of a stake on a place in minor units; zero if it lost. */
export const rouletteWin = (stake: bigint, position: Position, pocket: number): bigint =>
  paid(stake, rouletteMultiplier(position, pocket))

/** What a stake on a place becomes over all pockets. */
export const rouletteResults = (position: Position): Distribution =>
  wheelOrder.map((pocket) => ({ weight: 1n, multiplier: rouletteMultiplier(position, pocket) }))
