import { expect } from 'vitest'
import type { Choice, Play } from '#games/lottery/play.ts'
import { isMore, type Rational, rational, times } from '#games/slots/rational.ts'

/** A draw, and how many of all equally likely ones are as this one for a play. */
export type WeightedDraw<Drawn> = readonly [drawn: Drawn, weight: bigint]

/** What a choice wins, by tier, over some draws: each as often as its weight says. */
function sumOfWins<Drawn>(
  play: Play<Drawn>,
  choice: Choice,
  draws: Iterable<WeightedDraw<Drawn>>,
): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const [drawn, weight] of draws)
    for (const [tier, count] of Object.entries(play.wins(choice, drawn)))
      if (count > 0) sums[tier] = (sums[tier] ?? 0n) + weight * BigInt(count)
  return sums
}

/**
 * Expects that over all draws each tier is won exactly as often as the lines of its kind say.
 *
 * @param all how many draws there are, counted with their weights
 */
export function expectExactWins<Drawn>(
  play: Play<Drawn>,
  choice: Choice,
  draws: Iterable<WeightedDraw<Drawn>>,
  all: bigint,
): void {
  const lines = play.lines(choice)
  const sums = sumOfWins(play, choice, draws)
  const wins = Object.fromEntries(Object.keys(play.tiers).map((tier) => [tier, rational(sums[tier] ?? 0n)]))
  const means = Object.entries(play.tiers).map(([tier, { kind, expected }]) => [
    tier,
    times(expected, rational(BigInt(lines[kind] ?? 0) * all)),
  ])
  expect(wins).toEqual(Object.fromEntries(means))
  expect(Object.keys(sums).every((tier) => tier in play.tiers)).toBe(true)
}

/** Expects that over simulated draws each tier of each play is won as often as it should, within five standard errors. */
export function expectSimulatedWins<Drawn>(
  plays: readonly (readonly [play: Play<Drawn>, choice: Choice])[],
  draw: () => Drawn,
  draws: number,
): void {
  const sums = plays.map(() => new Map<string, { once: number; squares: number }>())
  for (let round = 0; round < draws; round++) {
    const drawn = draw()
    for (const [at, [play, choice]] of plays.entries())
      for (const [tier, count] of Object.entries(play.wins(choice, drawn))) {
        const { once, squares } = sums[at]?.get(tier) ?? { once: 0, squares: 0 }
        sums[at]?.set(tier, { once: once + count, squares: squares + count ** 2 })
      }
  }
  for (const [at, [play, choice]] of plays.entries())
    for (const [tier, { kind, expected }] of Object.entries(play.tiers)) {
      const mean = (Number(expected.numerator) / Number(expected.denominator)) * (play.lines(choice)[kind] ?? 0)
      const { once, squares } = sums[at]?.get(tier) ?? { once: 0, squares: 0 }
      const found = once / draws
      // A tier so rare that it hardly comes has no spread of its own.
      const error = Math.sqrt(Math.max(squares / draws - found ** 2, mean) / draws)
      expect(Math.abs(found - mean), `${play.code} ${tier}: ${found} instead of ${mean}`).toBeLessThanOrEqual(5 * error)
    }
}

/** A fraction in hundredths of a percent, rounded, for tables of known answers. */
export const inBasisPoints = ({ numerator, denominator }: Rational): number =>
  Math.round(Number((numerator * 1_000_000n) / denominator) / 100)

export const isAtLeast = (one: Rational, other: Rational): boolean => !isMore(other, one)

/** The play of a code. */
export function playOf<Drawn>(plays: readonly Play<Drawn>[], code: string): Play<Drawn> {
  const play = plays.find((one) => one.code === code)
  if (!play) throw new Error(`There is no play ${code}`)
  return play
}

/** Numbers of so many digits, ascending. */
export const numbers = (digits: number, values: Iterable<number>): string[] =>
  [...new Set(values)].sort((one, other) => one - other).map((value) => `${value}`.padStart(digits, '0'))

/** All numbers of so many digits. */
export const allNumbers = (digits: number): string[] => numbers(digits, Array.from({ length: 10 ** digits }).keys())
