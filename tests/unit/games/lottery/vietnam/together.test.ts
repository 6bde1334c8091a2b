import { describe, expect, it } from 'vitest'
import type { Play } from '#games/lottery/play.ts'
import { allCome, noneComes, rarerOfTwo } from '#games/lottery/vietnam/chances.ts'
import { da, truot, xien } from '#games/lottery/vietnam/together.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'
import { expectExactWins, numbers } from '../expect-plays.ts'
import { byDifferent, byTimes } from './draws.ts'

const random = seededRandom(27)
const someEndings = (count: number): string[] => {
  const chosen = new Set<number>()
  while (chosen.size < count) chosen.add(random(100))
  return numbers(2, chosen)
}

/** All combinations of so many of some things. */
const combinationsOf = (of: readonly string[], some: number): (readonly string[])[] =>
  some === 0
    ? [[]]
    : of.flatMap((first, at) => combinationsOf(of.slice(at + 1), some - 1).map((others) => [first, ...others]))

/** A play, how many endings make a line, and how often a line wins when so many of each are drawn. */
type Case = readonly [
  make: (drawn: number) => Play<readonly string[]>,
  some: number,
  wins: (times: readonly number[]) => number,
]
const all = (times: readonly number[]) => (times.every((often) => often > 0) ? 1 : 0)
const none = (times: readonly number[]) => (times.every((often) => often === 0) ? 1 : 0)
const cases: Readonly<Record<string, Case>> = {
  xien2: [(drawn) => xien(2, drawn), 2, all],
  xien3: [(drawn) => xien(3, drawn), 3, all],
  xien4: [(drawn) => xien(4, drawn), 4, all],
  truot4: [(drawn) => truot(4, drawn), 4, none],
  truot8: [(drawn) => truot(8, drawn), 8, none],
  truot10: [(drawn) => truot(10, drawn), 10, none],
  da: [(drawn) => da('da', drawn), 2, (times) => Math.min(...times)],
}

describe.each(Object.entries(cases))('%s', (name, [make, some, winsOf]) => {
  it.each([18, 27, 36])('wins as often over all draws of %i endings as its lines say', (drawn) => {
    const play = make(drawn)
    for (const more of [0, 1, 4]) {
      // How often each comes has many cases, and matters to đá only.
      const chosen = someEndings(name === 'da' ? Math.min(some + more, drawn > 30 ? 2 : 3) : some + more)
      const draws = name === 'da' ? byTimes(chosen, drawn) : byDifferent(chosen, drawn)
      expectExactWins(play, [chosen], draws, 100n ** BigInt(drawn))
    }
  })

  it('wins what its lines win one by one', () => {
    const play = make(27)
    for (let round = 0; round < 20; round++) {
      const chosen = someEndings(some + random(4))
      const drawn = Array.from(
        { length: 27 },
        () => (random(3) ? numbers(2, [random(100)]) : chosen)[random(some)] ?? '00',
      )
      const lines = combinationsOf(chosen, some)
      const won = lines.map((line) => winsOf(line.map((ending) => drawn.filter((one) => one === ending).length)))
      expect(play.lines([chosen])).toEqual({ line: lines.length })
      expect(play.wins([chosen], drawn).line ?? 0).toBe(won.reduce((sum, one) => sum + one, 0))
    }
  })
})

describe('chances of endings', () => {
  /** All draws of so few endings, one by one. */
  const share = (drawn: number, worth: (draw: readonly number[]) => number): Rational => {
    let sum = 0
    for (let index = 0; index < 100 ** drawn; index++)
      sum += worth(Array.from({ length: drawn }, (_, place) => Math.floor(index / 100 ** place) % 100))
    return rational(BigInt(sum), 100n ** BigInt(drawn))
  }

  it('are those of an enumeration where few are drawn', () => {
    const times = (draw: readonly number[], ending: number) => draw.filter((one) => one === ending).length
    expect(allCome(2, 2)).toEqual(share(2, (draw) => (draw.includes(0) && draw.includes(1) ? 1 : 0)))
    expect(allCome(2, 3)).toEqual(share(3, (draw) => (draw.includes(0) && draw.includes(1) ? 1 : 0)))
    expect(allCome(3, 3)).toEqual(rational(6n, 1_000_000n))
    expect(allCome(3, 2)).toEqual(rational(0n))
    expect(noneComes(4, 2)).toEqual(share(2, (draw) => (draw.some((ending) => ending < 4) ? 0 : 1)))
    expect(rarerOfTwo(3)).toEqual(share(3, (draw) => Math.min(times(draw, 0), times(draw, 1))))
  })

  it.each([
    [allCome(2, 27), 0.054_882_098],
    [allCome(3, 27), 0.012_297_936],
    [allCome(4, 27), 0.002_669_915],
    [allCome(2, 18), 0.026_107_808],
    [allCome(3, 18), 0.003_913_446],
    [allCome(4, 18), 0.000_555_225],
    [noneComes(4, 27), 0.332_141_614],
    [noneComes(8, 27), 0.105_261_932],
    [noneComes(10, 27), 0.058_149_737],
    [noneComes(4, 18), 0.479_603_335],
    [noneComes(8, 18), 0.222_936_353],
    [noneComes(10, 18), 0.150_094_635],
    [rarerOfTwo(18), 0.026_260_422],
    [rarerOfTwo(36), 0.092_725_054],
  ])('are those of a chain of single draws: %#', (chance, value) => {
    expect(Number(chance.numerator) / Number(chance.denominator)).toBeCloseTo(value, 9)
  })

  it('one of two endings comes in all draws but those of neither', () => {
    const both = allCome(2, 27)
    const either = 100n ** 27n - 98n ** 27n
    // Those with one + those with the other − those with both.
    expect(rational(2n * (100n ** 27n - 99n ** 27n) - either, 100n ** 27n)).toEqual(both)
  })
})
