import { combinations } from '#games/combinations.ts'
import type { WeightedDraw } from '../expect-plays.ts'

/** Draws of independent two-digit endings, summed up by what matters to a play. */

const endings = 100n

/**
 * By how many different ones of the first `chosen` endings come: one ending after the other is drawn, and each is a new one of them, or
 * not. The draw itself has just these, and others that are not among them.
 */
export function* byDifferent(chosen: readonly string[], drawn: number): Iterable<WeightedDraw<readonly string[]>> {
  let weights = [1n]
  for (let step = 0; step < drawn; step++) {
    const next = Array.from({ length: Math.min(step + 1, chosen.length) + 1 }, () => 0n)
    for (const [different, weight] of weights.entries()) {
      const fresh = BigInt(chosen.length - different)
      if (fresh > 0n) next[different + 1] = (next[different + 1] ?? 0n) + weight * fresh
      next[different] = (next[different] ?? 0n) + weight * (endings - fresh)
    }
    weights = next
  }
  const other = otherThan(chosen)
  for (const [different, weight] of weights.entries())
    yield [Array.from({ length: drawn }, (_, at) => (at < different ? (chosen[at] ?? other) : other)), weight]
}

/** By how often each of the chosen endings comes. */
export function* byTimes(chosen: readonly string[], drawn: number): Iterable<WeightedDraw<readonly string[]>> {
  const other = otherThan(chosen)
  function* rest(at: number, left: number): Iterable<WeightedDraw<readonly string[]>> {
    const ending = chosen[at]
    if (ending === undefined) {
      yield [Array.from({ length: left }, () => other), (endings - BigInt(chosen.length)) ** BigInt(left)]
      return
    }
    for (let times = 0; times <= left; times++)
      for (const [others, weight] of rest(at + 1, left - times))
        yield [[...Array.from({ length: times }, () => ending), ...others], weight * combinations(left, times)]
  }
  yield* rest(0, drawn)
}

const otherThan = (chosen: readonly string[]): string => (chosen.includes('99') ? '98' : '99')
