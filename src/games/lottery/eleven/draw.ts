import { drawNumbers, type Numbers } from '#games/lottery/distinct/numbers.ts'
import type { RandomInt } from '#games/rng.ts'

/** How many numbers there are: from 1 to this. */
export const pool = 11
/** How many of them are drawn. */
export const drawnCount = 5

/** A draw of 11X5: five different numbers in their order. */
export const drawEleven = (random: RandomInt): Numbers => drawNumbers(pool, drawnCount, random)
