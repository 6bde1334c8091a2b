import type { Distribution } from '#games/distribution.ts'
import { drawnFrom } from '#games/fairness/shuffle.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import type { Position } from './positions.ts'
import { rouletteMultiplier, rouletteResults } from './rules.ts'
import { pockets, spinRoulette } from './wheel.ts'

/** A number that pays more in this round. */
export interface LuckyNumber {
  readonly number: number
  /** What one unit straight up becomes, the stake itself included. */
  readonly multiplier: number
}

/** Where the ball came to rest, and the lucky numbers of the round in the order of their draw. */
export interface LightningResult {
  readonly pocket: number
  readonly lucky: readonly LuckyNumber[]
}

/** A straight-up that is not lucky pays 29:1 instead of 35:1; the difference pays for the lucky numbers. */
export const ordinaryStraight = rational(30n)

/** A round has one to five lucky numbers, all counts equally likely. */
export const mostLucky = 5

/**
 * How often a lucky number has each multiplier, of 100. Three lucky numbers on average, each with 104 on average, give back exactly what
 * the lower pay takes: 3 × (104 − 30) = 37 × 6. So a straight-up returns 36/37, as every other bet.
 */
export const luckyWeights: readonly { readonly multiplier: number; readonly weight: number }[] = [
  { multiplier: 50, weight: 36 },
  { multiplier: 100, weight: 45 },
  { multiplier: 150, weight: 10 },
  { multiplier: 200, weight: 4 },
  { multiplier: 300, weight: 3 },
  { multiplier: 400, weight: 1 },
  { multiplier: 500, weight: 1 },
]
const weights = luckyWeights.reduce((sum, { weight }) => sum + weight, 0)

/** Draws a round: the pocket, how many lucky numbers, which, and the multiplier of each. Bets have no influence on it. */
export function drawLightning(random: RandomInt): LightningResult {
  const pocket = spinRoulette(random)
  const numbers = drawnFrom(pockets, 1 + random(mostLucky), random)
  return { pocket, lucky: numbers.map((number) => ({ number, multiplier: multiplierAt(random(weights)) })) }
}

/** What one unit of the stake on a place becomes; zero if it lost. Lucky numbers count straight up alone. */
export function lightningMultiplier(position: Position, { pocket, lucky }: LightningResult): Rational {
  const usual = rouletteMultiplier(position, pocket)
  if (position.kind !== 'straight' || usual.numerator === 0n) return usual
  const struck = lucky.find(({ number }) => number === pocket)
  return struck ? rational(BigInt(struck.multiplier)) : ordinaryStraight
}

/** The win of a stake on a place in minor units; zero if it lost. */
export const lightningWin = (stake: bigint, position: Position, result: LightningResult): bigint =>
  paid(stake, lightningMultiplier(position, result))

/** What a stake on a place becomes over all pockets and, straight up, over all counts, numbers and multipliers of lucky numbers. */
export function lightningResults(position: Position): Distribution {
  if (position.kind !== 'straight') return rouletteResults(position)
  const counts = Array.from({ length: mostLucky }, (_, index) => index + 1)
  // Of 37 rounds in which a number is hit, as many find it lucky as the round has lucky numbers.
  const struck = counts.reduce((sum, count) => sum + count, 0)
  const ordinary = mostLucky * pockets - struck
  return [
    ...luckyWeights.map(({ multiplier, weight }) => ({
      weight: BigInt(struck * weight),
      multiplier: rational(BigInt(multiplier)),
    })),
    { weight: BigInt(ordinary * weights), multiplier: ordinaryStraight },
    { weight: BigInt((pockets - 1) * mostLucky * pockets * weights), multiplier: rational(0n) },
  ]
}

/** The multiplier at a place of the line of all weights, from 0. */
function multiplierAt(place: number): number {
  let left = place
  for (const { multiplier, weight } of luckyWeights) {
    if (left < weight) return multiplier
    left -= weight
  }
  throw new RangeError(`no multiplier at ${place}`)
}
