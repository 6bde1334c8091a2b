import type { RandomInt } from '#games/rng.ts'

/** A draw of digits, each from 0 to 9, by their positions. */
export type Digits = readonly number[]

export const drawDigits = (count: number, random: RandomInt): Digits => Array.from({ length: count }, () => random(10))

export const digits: readonly string[] = Array.from({ length: 10 }, (_, digit) => `${digit}`)

/** The names of positions from the left, as boards have them. */
export const positionNames = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export const nameOfPosition = (position: number): string => {
  const name = positionNames[position]
  if (name === undefined) throw new RangeError(`no position ${position}`)
  return name
}
