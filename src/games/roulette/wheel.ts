import type { RandomInt } from '#games/rng.ts'

/** The pockets of the European wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

/** How many pockets there are: 0 to 36. */
export const pockets = wheelOrder.length

/** Whether a value is the number of a pocket. */
export const isPocket = (number: number): boolean => Number.isInteger(number) && number >= 0 && number < pockets

/** The numbers on red ground; zero is green, the others are black. */
export const redNumbers: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])

/** Colour of a pocket. */
export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : redNumbers.has(number) ? 'red' : 'black'

/** Draws the pocket in which the ball comes to rest. It depends on nothing but the draw. */
export const spinRoulette = (random: RandomInt): number => random(pockets)

/**
 * A number and those beside it on the wheel, clockwise.
 *
 * @param reach how many on each side
 */
export function neighboursOf(number: number, reach: number): number[] {
  const centre = wheelOrder.indexOf(number)
  return Array.from({ length: 2 * reach + 1 }, (_, index) => pocketAt(centre - reach + index))
}

function pocketAt(place: number): number {
  return wheelOrder[(place + pockets) % pockets] ?? 0
}
