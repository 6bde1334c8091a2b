import { describe, expect, it } from 'vitest'
import { drawEleven } from '#games/lottery/eleven/draw.ts'
import { elevenPlays } from '#games/lottery/eleven/plays.ts'
import { fairOdds, isChoice, totalOf } from '#games/lottery/play.ts'
import { rational } from '#games/slots/rational.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'
import { expectExact, expectFair, ordered, withCode } from './enumeration.ts'

const eleven = (code: string) => withCode(elevenPlays, code)
const of = (text: string) => text.split(' ')
const outcomes = ordered(11, 5)

describe('11X5', () => {
  it('has 55,440 results, and codes of its own for each play', () => {
    expect(outcomes.length).toBe(55_440)
    expect(new Set(elevenPlays.map(({ code }) => code)).size).toBe(elevenPlays.length)
  })

  it.each(elevenPlays.map((play) => [play.code, play] as const))(
    '%s wins as often over all results as its lines say, and returns its prize group',
    (_code, play) => {
      expectExact(play, outcomes)
      expectFair(play)
    },
  )

  it.each([
    ['any1', 5n, 11n],
    ['any2', 2n, 11n],
    ['any3', 2n, 33n],
    ['any4', 1n, 66n],
    ['any5', 1n, 462n],
    ['any6', 1n, 77n],
    ['any7', 1n, 22n],
    ['any8', 4n, 33n],
    ['first1-direct', 1n, 11n],
    ['first2-direct', 1n, 110n],
    ['first3-direct', 1n, 990n],
    ['first2-group', 1n, 55n],
    ['first3-group', 1n, 165n],
    ['first3-any1', 3n, 11n],
    ['positioned', 1n, 11n],
  ] as const)('%s wins with the known chance', (code, numerator, denominator) => {
    expect(eleven(code).tiers.line?.expected).toEqual(rational(numerator, denominator))
  })

  it.each([
    ['any3', [of('1 2 3 4 5')], 10],
    ['any8', [of('1 2 3 4 5 6 7 8 9')], 9],
    ['any8', [of('1 2 3 4 5 6 7')], 0],
    ['first2-direct', [of('1 2'), of('1 2')], 2],
    ['first3-direct', [of('1 2 3'), of('1 2 3'), of('1 2 3')], 6],
    ['first3-direct', [of('1 2'), of('2 3'), of('3 4')], 4],
    ['first3-direct', [of('1'), of('1'), of('2')], 0],
    ['first3-direct', [of('1 2'), [], of('3')], 0],
    ['first3-group', [of('1 2 3 4')], 4],
    ['positioned', [of('1 2'), [], of('11'), [], of('1 2 3')], 6],
    ['odd-count', [of('0 5')], 2],
  ] as const)('%s has as many lines as it should', (code, choice, lines) => {
    expect(isChoice(eleven(code), choice)).toBe(true)
    expect(totalOf(eleven(code).lines(choice))).toBe(lines)
  })

  // As lotteries publish them.
  it.each([
    ['odd-count', { 0: 462, 1: 15.4, 2: 3.08, 3: 2.31, 4: 6.16, 5: 77 }],
    ['middle', { 3: 16.5, 4: 22 / 3, 5: 77 / 15, 6: 4.62, 7: 77 / 15, 8: 22 / 3, 9: 16.5 }],
  ] as const)('%s has the known fair odds', (code, odds) => {
    const play = eleven(code)
    expect(Object.keys(play.tiers)).toEqual(Object.keys(odds))
    for (const [value, expected] of Object.entries(odds)) {
      const { numerator, denominator } = fairOdds(play, value)
      expect(Number(numerator) / Number(denominator)).toBeCloseTo(expected, 10)
    }
  })

  it('pays what came in a draw', () => {
    const drawn = [3, 1, 4, 11, 5]
    expect(eleven('any6').wins([of('1 2 3 4 5 9 11')], drawn)).toEqual({ line: 2 })
    expect(eleven('any6').wins([of('1 2 3 4 5 9 10')], drawn)).toEqual({})
    expect(eleven('any2').wins([of('1 2 3 4')], drawn)).toEqual({ line: 3 })
    expect(eleven('first3-direct').wins([of('3 4'), of('1'), of('4')], drawn)).toEqual({ line: 1 })
    expect(eleven('first3-direct').wins([of('1'), of('3'), of('4')], drawn)).toEqual({})
    expect(eleven('middle').wins([of('3 4')], drawn)).toEqual({ 4: 1 })
    expect(eleven('odd-count').wins([of('3 4')], drawn)).toEqual({ 4: 1 })
  })

  it('draws five different numbers from 1 to 11, each as often at each position', () => {
    const random = seededRandom(11)
    const draws = Array.from({ length: 11_000 }, () => drawEleven(random))
    for (const drawn of draws) expect(new Set(drawn).size).toBe(5)
    for (let position = 0; position < 5; position++)
      for (let number = 1; number <= 11; number++) {
        const times = draws.filter((drawn) => drawn[position] === number).length
        // Five standard deviations of 1,000.
        expect(Math.abs(times - 1_000)).toBeLessThan(151)
      }
  })
})
