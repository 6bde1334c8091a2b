import { describe, expect, it } from 'vitest'
import { digits } from '#games/lottery/digits/draw.ts'
import { threeDigitPlays } from '#games/lottery/digits/lf.ts'
import { sscPlays } from '#games/lottery/digits/ssc.ts'
import { isChoice } from '#games/lottery/play.ts'
import { rational } from '#games/slots/rational.ts'
import { expectExact, expectFair, withCode } from './enumeration.ts'

/** All results of so many digits. */
const results = (count: number) =>
  Array.from({ length: 10 ** count }, (_, index) =>
    Array.from({ length: count }, (_, place) => Math.floor(index / 10 ** (count - 1 - place)) % 10),
  )

describe.each([
  ['SSC', 5, sscPlays],
  ['LF', 3, threeDigitPlays],
] as const)('the plays of %s', (_name, count, plays) => {
  const outcomes = results(count)
  it('have codes of their own', () => {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length)
  })

  it.each(plays.map((play) => [play.code, play] as const))(
    '%s wins as often over all results as its lines say',
    (_code, play) => expectExact(play, outcomes),
  )

  it.each(plays.map((play) => [play.code, play] as const))(
    '%s returns its prize group, whatever the kind of line',
    (_code, play) => expectFair(play),
  )
})

const ssc = (code: string) => withCode(sscPlays, code)
const of = (text: string) => [...text]

describe('SSC', () => {
  it.each([
    ['five-direct', [of('12'), of('345'), of('6'), of('78'), of('9')], 12],
    ['five-120', [of('012345')], 6],
    ['five-60', [of('12'), of('1234')], 2],
    ['five-60', [of('1'), of('2345')], 4],
    ['five-30', [of('123'), of('4')], 3],
    ['back3-group3', [of('1234')], 12],
    ['back3-group6', [of('1234')], 4],
    ['back3-sum', [of('0').concat('1', '27')], 5],
    ['front2-sum', [['9']], 10],
    ['front2-span', [['0', '9']], 12],
    ['back2-size', [['big', 'odd'], ['small']], 2],
    ['any2-direct', [of('12'), of('3'), [], [], of('4')], 5],
    ['five-direct', [of('1'), [], of('2'), of('3'), of('4')], 0],
  ] as const)('%s has as many lines as it should', (code, choice, lines) => {
    expect(Object.values(ssc(code).lines(choice)).reduce((sum, count) => sum + count, 0)).toBe(lines)
  })

  it.each([
    ['five-120', 120n, 100_000n],
    ['five-60', 60n, 100_000n],
    ['five-30', 30n, 100_000n],
    ['five-20', 20n, 100_000n],
    ['five-10', 10n, 100_000n],
    ['five-5', 5n, 100_000n],
    ['back3-direct', 1n, 1_000n],
    ['back3-group3', 3n, 1_000n],
    ['back3-group6', 6n, 1_000n],
    ['back3-any1', 271n, 1_000n],
    ['back3-any2', 54n, 1_000n],
    ['five-any1', 40_951n, 100_000n],
    ['five-any2', 14_670n, 100_000n],
  ] as const)('%s wins with the known chance', (code, numerator, denominator) => {
    expect(ssc(code).tiers.line?.expected).toEqual(rational(numerator, denominator))
  })

  it('has as many results of each shape as it should', () => {
    const shapes: Record<string, number> = {}
    for (const drawn of results(5)) {
      const counts = digits
        .map((digit) => drawn.filter((one) => `${one}` === digit).length)
        .filter((count) => count > 0)
      const shape = counts.sort((one, other) => other - one).join('')
      shapes[shape] = (shapes[shape] ?? 0) + 1
    }
    expect(shapes).toEqual({ 11111: 30_240, 2111: 50_400, 221: 10_800, 311: 7_200, 32: 900, 41: 450, 5: 10 })
  })

  it('reads no choice of another board', () => {
    const play = ssc('back3-group6')
    for (const wrong of [[], [['1', '1']], [['2', '1']], [['10']], [['1'], ['2']], [['big']]])
      expect(isChoice(play, wrong)).toBe(false)
    expect(isChoice(play, [[]])).toBe(true)
    expect(play.lines([[]])).toEqual({})
  })
})
