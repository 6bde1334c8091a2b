import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import type { Counts, Play, Tier } from '#games/lottery/play.ts'
import { optionRisks } from '#games/lottery/risks.ts'
import { rational } from '#games/slots/rational.ts'
import { lhcPool, specialOf } from './draw.ts'
import { kindOf, type Sets } from './sets.ts'

/** A line is one set of numbers, and wins if the special number is in it. */
export function specialIn(code: string, row: string, sets: Sets, pool = lhcPool): Play<Numbers> {
  const byKind = (names: readonly string[]): Counts => {
    const counts: Record<string, number> = {}
    for (const name of names) {
      const kind = kindOf(sets, [name])
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return counts
  }
  const tiers = Object.entries(sets).map(([name, numbers]): [string, Tier] => {
    const kind = kindOf(sets, [name])
    return [kind, { kind, expected: rational(BigInt(numbers.length), BigInt(pool)) }]
  })
  return {
    code,
    board: [{ name: row, options: Object.keys(sets) }],
    lines: ([chosen = []]) => byKind(chosen),
    wins: ([chosen = []], drawn) => byKind(chosen.filter((name) => sets[name]?.includes(specialOf(drawn)))),
    // All plays on the special number risk what they pay if it is the one that comes.
    risks: ([chosen = []]) =>
      chosen.flatMap((name) => optionRisks('special', (sets[name] ?? []).map(String), () => kindOf(sets, [name]))),
    tiers: Object.fromEntries(tiers),
  }
}

/** The same for sets that leave out the highest number: if it is the special one, the draw is a tie and stakes come back. */
export function specialInHalf(code: string, row: string, sets: Sets, pool = lhcPool): Play<Numbers> {
  const play = specialIn(code, row, sets, pool)
  return {
    ...play,
    returns: (choice, drawn) => (specialOf(drawn) === pool ? play.lines(choice) : {}),
    ties: Object.fromEntries(Object.keys(play.tiers).map((kind) => [kind, rational(1n, BigInt(pool))])),
  }
}
