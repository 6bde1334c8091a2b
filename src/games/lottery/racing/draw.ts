import { drawNumbers, type Numbers } from '#games/lottery/distinct/numbers.ts'
import type { RandomInt } from '#games/rng.ts'

/** How many cars race, and so how many ranks there are. */
export const cars = 10

/** A draw of PK10: the numbers of the cars by rank, the winner first. */
export const drawRace = (random: RandomInt): Numbers => drawNumbers(cars, cars, random)
