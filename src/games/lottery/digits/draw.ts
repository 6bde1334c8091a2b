import type { RandomInt } from '#games/rng.ts'

/** A draw of digits, each from 0 to 9, by their positions. */
export type Digits = readonly number[]

export const drawDigits = (count: number, random: RandomInt): Digits => Array.from({ length: count }, () => random(10))

export const digits: readonly string[] = Array.from({ length: 10 }, (_, digit) => `${digit}`)
