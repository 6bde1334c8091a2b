import type { RandomInt } from '#games/rng.ts'

/**
 * The numbers from 0 to `count` − 1 in random order (Fisher–Yates): for each place from the last to the second, one of the numbers that
 * are left is drawn for it.
 */
export function shuffled(count: number, draw: RandomInt): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let place = count - 1; place > 0; place--) swap(order, place, draw(place + 1))
  return order
}

/**
 * Some of the numbers from 0 to `count` − 1, none twice, in the order in which they were drawn: the last places of the same shuffle,
 * so that a game that needs few draws few.
 *
 * @param some at most `count`
 */
export function drawnFrom(count: number, some: number, draw: RandomInt): number[] {
  if (!Number.isInteger(some) || some < 0 || some > count) throw new RangeError(`cannot draw ${some} of ${count}`)
  const order = Array.from({ length: count }, (_, index) => index)
  const drawn: number[] = []
  for (let place = count - 1; drawn.length < some; place--) {
    swap(order, place, place === 0 ? 0 : draw(place + 1))
    drawn.push(order[place] ?? 0)
  }
  return drawn
}

function swap(order: number[], one: number, other: number): void {
  const kept = order[one] ?? 0
  order[one] = order[other] ?? 0
  order[other] = kept
}
