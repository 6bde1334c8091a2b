import { drawnFrom } from '#games/fairness/shuffle.ts'
import type { RandomInt } from '#games/rng.ts'

/** Different numbers from 1, in the order in which they were drawn. */
export type Numbers = readonly number[]

/** Draws some of the numbers from 1 to `pool`, none twice. */
export const drawNumbers = (pool: number, some: number, random: RandomInt): Numbers =>
  drawnFrom(pool, some, random).map((index) => index + 1)

export const numbersTo = (pool: number): Numbers => Array.from({ length: pool }, (_, index) => index + 1)

/** The numbers from 1 to `pool`, as boards have them. */
export const optionsTo = (pool: number): readonly string[] => numbersTo(pool).map(String)

/** How many of the chosen numbers were drawn at some positions. */
export function hitsOf(chosen: readonly string[], drawn: Numbers, positions: readonly number[]): number {
  const numbers = new Set(chosen)
  return positions.filter((position) => numbers.has(`${drawn[position]}`)).length
}
