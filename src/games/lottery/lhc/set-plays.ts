import { combinations } from '#games/combinations.ts'
import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import type { Counts, Play, Tier } from '#games/lottery/play.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { lhcPool, seven, specialOf } from './draw.ts'
import type { Sets } from './sets.ts'

/** The kind of line of a set. How many numbers are in the set decides its chance, so sets of the same size are of one kind. */
const kindOf = (numbers: Numbers): string => `numbers-${numbers.length}`

/** A line is one set of numbers. */
function setPlay(
  code: string,
  row: string,
  sets: Sets,
  wins: (numbers: Numbers, drawn: Numbers) => boolean,
  chance: (count: number) => Rational,
): Play<Numbers> {
  const count = (chosen: readonly string[], counted: (numbers: Numbers) => boolean): Counts => {
    const counts: Record<string, number> = {}
    for (const name of chosen) {
      const numbers = sets[name] ?? []
      if (counted(numbers)) counts[kindOf(numbers)] = (counts[kindOf(numbers)] ?? 0) + 1
    }
    return counts
  }
  const tiers = Object.values(sets).map((numbers): [string, Tier] => [
    kindOf(numbers),
    { kind: kindOf(numbers), expected: chance(numbers.length) },
  ])
  return {
    code,
    board: [{ name: row, options: Object.keys(sets) }],
    lines: ([chosen = []]) => count(chosen, () => true),
    wins: ([chosen = []], drawn) => count(chosen, (numbers) => wins(numbers, drawn)),
    tiers: Object.fromEntries(tiers),
  }
}

/** A line wins if the special number is in its set. */
export const specialIn = (code: string, row: string, sets: Sets, pool = lhcPool): Play<Numbers> =>
  setPlay(
    code,
    row,
    sets,
    (numbers, drawn) => numbers.includes(specialOf(drawn)),
    (count) => rational(BigInt(count), BigInt(pool)),
  )

/** The same for sets that leave out the highest number: if it is the special one, the draw is a tie and stakes come back. */
export function specialInHalf(code: string, row: string, sets: Sets, pool = lhcPool): Play<Numbers> {
  const play = specialIn(code, row, sets, pool)
  return {
    ...play,
    returns: (choice, drawn) => (specialOf(drawn) === pool ? play.lines(choice) : {}),
    ties: Object.fromEntries(Object.values(play.tiers).map(({ kind }) => [kind, rational(1n, BigInt(pool))])),
  }
}

/** A line wins once if any of the seven numbers is in its set, however many are. */
export const setWithin = (code: string, row: string, sets: Sets, pool = lhcPool): Play<Numbers> =>
  setPlay(
    code,
    row,
    sets,
    (numbers, drawn) => numbers.some((number) => drawn.includes(number)),
    (count) => {
      const all = combinations(pool, seven.length)
      return rational(all - combinations(pool - count, seven.length), all)
    },
  )
