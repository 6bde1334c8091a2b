import { expect } from 'vitest'
import { type Choice, type Counts, fairOdds, groupOdds, isChoice, lineReturn, type Play } from '#games/lottery/play.ts'
import { minus, plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

const random = seededRandom(48)
const choose = ({ board }: Pick<Play<never>, 'board'>, tenths: number): Choice =>
  board.map(({ options }) => options.filter(() => random(10) < tenths))

/** Everything on the board of a play, and two choices at random. */
const choicesOf = (play: Pick<Play<never>, 'board'>): Choice[] => [
  play.board.map(({ options }) => options),
  choose(play, 5),
  choose(play, 3),
]

/** Adds counts to sums. */
function add(sums: Record<string, number>, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
}

/** A play wins and ties exactly as often over all draws, each of them equally likely, as it says of its lines. */
export function expectExact<Drawn>(play: Play<Drawn>, draws: readonly Drawn[]): void {
  for (const choice of choicesOf(play)) {
    expect(isChoice(play, choice)).toBe(true)
    const lines = play.lines(choice)
    const won: Record<string, number> = {}
    const tied: Record<string, number> = {}
    for (const drawn of draws) {
      add(won, play.wins(choice, drawn))
      add(tied, play.returns?.(choice, drawn) ?? {})
    }
    const mean = (kind: string, often: Rational) =>
      times(often, rational(BigInt(lines[kind] ?? 0) * BigInt(draws.length)))
    for (const [tier, { kind, expected }] of Object.entries(play.tiers))
      expect([tier, rational(BigInt(won[tier] ?? 0))]).toEqual([tier, mean(kind, expected)])
    for (const [kind, often] of Object.entries(play.ties ?? {}))
      expect([kind, rational(BigInt(tied[kind] ?? 0))]).toEqual([kind, mean(kind, often)])
    // Nothing is won or comes back but what the play names, and every line is of a kind that can win.
    const kinds = Object.values(play.tiers).map(({ kind }) => kind)
    expect(Object.keys(play.tiers)).toEqual(expect.arrayContaining(Object.keys(won)))
    expect(Object.keys(play.ties ?? {})).toEqual(expect.arrayContaining(Object.keys(tied)))
    expect(kinds).toEqual(expect.arrayContaining(Object.keys(lines)))
  }
}

/** What a line returns on average: its stake with fair odds, and in a prize group its part of what is not a tie. */
export function expectFair(play: Pick<Play<never>, 'tiers' | 'ties'>): void {
  for (const { kind } of Object.values(play.tiers)) {
    expect(lineReturn(play, kind, (tier) => fairOdds(play, tier))).toEqual(rational(1n))
    const tie = play.ties?.[kind] ?? rational(0n)
    const part = times(minus(rational(1n), tie), rational(95n, 100n))
    expect(lineReturn(play, kind, (tier) => groupOdds(play, tier, 1_900))).toEqual(plus(tie, part))
  }
}

/** The play of a list with a code. */
export function withCode<Drawn>(plays: readonly Play<Drawn>[], code: string): Play<Drawn> {
  const play = plays.find((one) => one.code === code)
  if (!play) throw new Error(`There is no play ${code}`)
  return play
}

/** All ways to take some of the numbers from 1 to `pool`, one after another. */
export const ordered = (pool: number, some: number): number[][] =>
  some === 0
    ? [[]]
    : ordered(pool, some - 1).flatMap((before) =>
        Array.from({ length: pool }, (_, index) => index + 1)
          .filter((number) => !before.includes(number))
          .map((number) => [...before, number]),
      )
