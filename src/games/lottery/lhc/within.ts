import { combinations, subsets } from '#games/combinations.ts'
import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import type { Counts, Play, Tier } from '#games/lottery/play.ts'
import { optionRisks } from '#games/lottery/risks.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { lhcPool, seven } from './draw.ts'
import { kindOf, type Sets } from './sets.ts'

/**
 * A line is so many sets, and wins once if each of them has any of the seven numbers, however many.
 *
 * @param sets no number is in two of them, and their sizes differ by one at most, so that the size of some together tells the size of each
 */
export function setsWithin(code: string, row: string, sets: Sets, some: number, pool = lhcPool): Play<Numbers> {
  const byKind = (names: readonly string[]): Counts => {
    const counts: Record<string, number> = {}
    for (const line of subsets(names, some)) {
      const kind = kindOf(sets, line)
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return counts
  }
  const tiers: Record<string, Tier> = {}
  for (const line of subsets(Object.keys(sets), some)) {
    const kind = kindOf(sets, line)
    const sizes = line.map((name) => sets[name]?.length ?? 0)
    tiers[kind] ??= { kind, expected: allHit(sizes, pool) }
  }
  return {
    code,
    board: [{ name: row, options: Object.keys(sets) }],
    lines: ([chosen = []]) => byKind(chosen),
    wins: ([chosen = []], drawn) => {
      const numbers = new Set(drawn)
      return byKind(chosen.filter((name) => sets[name]?.some((number) => numbers.has(number))))
    },
    ...(some === 1 && { risks: ([chosen = []]) => optionRisks(code, chosen, (name) => kindOf(sets, [name])) }),
    tiers,
  }
}

/** The chance that seven numbers hit every one of some sets of these sizes: by inclusion and exclusion of the sets that they miss. */
function allHit(sizes: readonly number[], pool: number): Rational {
  const ways = sizes.reduce<readonly (readonly [missed: number, sign: bigint])[]>(
    (terms, size) => terms.concat(terms.map(([missed, sign]) => [missed + size, -sign])),
    [[0, 1n]],
  )
  const hit = ways.reduce((sum, [missed, sign]) => sum + sign * combinations(pool - missed, seven.length), 0n)
  return rational(hit, combinations(pool, seven.length))
}
