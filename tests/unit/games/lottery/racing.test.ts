import { describe, expect, it } from 'vitest'
import { fairOdds, isChoice, totalOf } from '#games/lottery/play.ts'
import { drawRace } from '#games/lottery/racing/draw.ts'
import { type RacePlay, racePlays } from '#games/lottery/racing/plays.ts'
import { rational } from '#games/slots/rational.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'
import { expectExact, expectFair, ordered, withCode } from './enumeration.ts'

const race = (code: string) => withCode(racePlays, code)
const of = (text: string) => text.split(' ')

/** All results of the ranks that a play reads. The other ranks hold no car, so a play that read them would be found out. */
const resultsOf = ({ reads }: RacePlay) =>
  ordered(10, reads.length).map((cars) => {
    const drawn = Array.from({ length: 10 }, () => Number.NaN)
    for (const [index, rank] of reads.entries()) drawn[rank] = cars[index] ?? Number.NaN
    return drawn
  })

describe('PK10', () => {
  it('has codes of its own for each play', () => {
    expect(new Set(racePlays.map(({ code }) => code)).size).toBe(racePlays.length)
  })

  it.each(racePlays.map((play) => [play.code, play] as const))(
    '%s wins as often over all results as its lines say, and returns its prize group',
    (_code, play) => {
      expectExact(play, resultsOf(play))
      expectFair(play)
    },
  )

  it.each([
    ['first1-direct', 'line', 1n, 10n],
    ['first2-direct', 'line', 1n, 90n],
    ['first3-direct', 'line', 1n, 720n],
    ['first4-direct', 'line', 1n, 5_040n],
    ['first5-direct', 'line', 1n, 30_240n],
    ['back5-positioned', 'line', 1n, 10n],
    ['front5-size', 'line', 1n, 2n],
    ['sides-first-tenth', 'dragon', 1n, 2n],
    ['sides-fifth-sixth', 'tiger', 1n, 2n],
    ['first2-sum-size', 'big', 40n, 90n],
    ['first2-sum-size', 'small', 50n, 90n],
    ['first2-sum-size', 'odd', 50n, 90n],
    ['first2-sum-size', 'even', 40n, 90n],
  ] as const)('%s wins %s with the known chance', (code, tier, numerator, denominator) => {
    expect(race(code).tiers[tier]?.expected).toEqual(rational(numerator, denominator))
  })

  it('has as many results of each sum of the first two as it should', () => {
    const ways = { 3: 2, 4: 2, 5: 4, 6: 4, 7: 6, 8: 6, 9: 8, 10: 8, 11: 10, 12: 8, 13: 8, 14: 6, 15: 6, 16: 4, 17: 4 }
    expect(race('first2-sum').tiers).toEqual(
      Object.fromEntries(
        Object.entries({ ...ways, 18: 2, 19: 2 }).map(([sum, count]) => [
          sum,
          { kind: sum, expected: rational(BigInt(count), 90n) },
        ]),
      ),
    )
  })

  it('has fair odds of 2.25 and 1.8 for the sum of the first two, not twice 2', () => {
    const odds = ['big', 'small', 'odd', 'even'].map((word) => fairOdds(race('first2-sum-size'), word))
    expect(odds).toEqual([rational(9n, 4n), rational(9n, 5n), rational(9n, 5n), rational(9n, 4n)])
  })

  it.each([
    ['first3-direct', [of('1 2 3'), of('1 2 3'), of('1 2 3')], 6],
    ['first3-direct', [of('1 10'), of('2 10'), of('3 10')], 4],
    ['first5-direct', Array.from({ length: 5 }, () => of('1 2 3 4 5 6 7 8 9 10')), 30_240],
    ['front5-positioned', [of('1 2'), [], of('10'), [], []], 3],
    ['back5-size', [['big', 'odd'], [], [], [], ['even']], 3],
    ['first2-sum', [of('3 11 19')], 3],
  ] as const)('%s has as many lines as it should', (code, choice, lines) => {
    expect(isChoice(race(code), choice)).toBe(true)
    expect(totalOf(race(code).lines(choice))).toBe(lines)
  })

  it('pays what came in a race', () => {
    const drawn = [10, 2, 3, 4, 5, 6, 7, 8, 9, 1]
    expect(race('sides-first-tenth').wins([['dragon', 'tiger']], drawn)).toEqual({ dragon: 1 })
    expect(race('sides-second-ninth').wins([['dragon', 'tiger']], drawn)).toEqual({ tiger: 1 })
    expect(race('first2-sum').wins([of('11 12')], drawn)).toEqual({ 12: 1 })
    expect(race('first2-sum-size').wins([['big', 'small', 'odd', 'even']], drawn)).toEqual({ big: 1, even: 1 })
    expect(race('first2-sum-size').wins([['big', 'small']], [1, 10])).toEqual({ small: 1 })
    expect(race('back5-size').wins([['big', 'even'], [], [], [], ['small', 'odd']], drawn)).toEqual({ line: 4 })
    expect(race('first2-direct').wins([of('2 10'), of('2 10')], drawn)).toEqual({ line: 1 })
  })

  it('draws all ten cars, each as often at each rank', () => {
    const random = seededRandom(10)
    const draws = Array.from({ length: 10_000 }, () => drawRace(random))
    for (const drawn of draws)
      expect([...drawn].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (let rank = 0; rank < 10; rank++)
      for (let car = 1; car <= 10; car++) {
        const times = draws.filter((drawn) => drawn[rank] === car).length
        // Five standard deviations of 1,000.
        expect(Math.abs(times - 1_000)).toBeLessThan(150)
      }
  })
})
