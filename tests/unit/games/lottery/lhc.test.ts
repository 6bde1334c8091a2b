import { describe, expect, it } from 'vitest'
import { combinations } from '#games/combinations.ts'
import { positioned } from '#games/lottery/distinct/positions.ts'
import { mains } from '#games/lottery/lhc/draw.ts'
import { lhcPlays, lhcPlaysOn } from '#games/lottery/lhc/plays.ts'
import { colourSets, halfSets, tailSets } from '#games/lottery/lhc/sets.ts'
import { fairOdds, isChoice } from '#games/lottery/play.ts'
import { rational } from '#games/slots/rational.ts'
import { isLong } from '#tests/support/effort.ts'
import { expectExact, expectFair, ordered, withCode } from './enumeration.ts'

/** A draw in the year of the horse 2026. */
const plays = lhcPlaysOn('2026-11-30')
const lhc = (code: string) => withCode(plays, code)
const of = (text: string) => text.split(' ')

/** All results but the order of the main numbers, which is all the same to every play but `main-positioned`. */
function unordered(pool: number): number[][] {
  const results: number[][] = []
  const fill = (drawn: number[], from: number) => {
    if (drawn.length === 6) {
      for (let special = 1; special <= pool; special++) if (!drawn.includes(special)) results.push([...drawn, special])
      return
    }
    for (let number = from; number <= pool; number++) fill([...drawn, number], number + 1)
  }
  fill([], 1)
  return results
}

/**
 * The 600 million results of seven of 49 are too many, so all draws of smaller lotteries are gone through, with the same code. The tail
 * sets of 13 numbers have one or two, and so do their animals, of which the year's own has one more, as of 49.
 */
describe.each(isLong ? [13, 17] : [13])('the plays of a small LHC with %d numbers', (pool) => {
  const outcomes = unordered(pool)
  const small = lhcPlays('horse', pool).filter(({ code }) => code !== 'main-positioned')

  it('has as many results as it should', () => {
    expect(BigInt(outcomes.length)).toBe(combinations(pool, 6) * BigInt(pool - 6))
  })

  it.each(small.map((play) => [play.code, play] as const))(
    '%s wins and ties as often over all results as its lines say',
    (_code, play) => expectExact(play, outcomes),
  )
})

describe('LHC', () => {
  it('has codes of its own for each play', () => {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length)
  })

  it.each(plays.map((play) => [play.code, play] as const))('%s returns its prize group, ties apart', (_code, play) => {
    expectFair(play)
  })

  it('wins as often by position as its lines say, over all orders of a small lottery', () => {
    expectExact(positioned('main-positioned', 9, mains), ordered(9, 7))
  })

  // They read nothing but the special number, so 49 results are all.
  it.each(plays.filter(({ code }) => code.startsWith('special-')).map((play) => [play.code, play] as const))(
    '%s wins and ties as often over all special numbers as its lines say',
    (_code, play) =>
      expectExact(
        play,
        Array.from({ length: 49 }, (_, index) => [0, 0, 0, 0, 0, 0, index + 1]),
      ),
  )

  it.each([
    ['special-number', 'numbers-1', 1n, 49n],
    ['special-size', 'numbers-24', 24n, 49n],
    ['special-quarter', 'numbers-12', 12n, 49n],
    ['special-digits', 'numbers-24', 24n, 49n],
    ['special-tail', 'numbers-24', 24n, 49n],
    ['special-colour', 'numbers-17', 17n, 49n],
    ['special-colour', 'numbers-16', 16n, 49n],
    ['special-zodiac', 'numbers-4', 4n, 49n],
    ['special-zodiac', 'numbers-5', 5n, 49n],
    ['main-number', 'line', 6n, 49n],
    ['main-positioned', 'line', 1n, 49n],
    ['three-of-three', 'line', 5n, 4_606n],
    ['two-of-three', 'two', 645n, 18_424n],
    ['two-of-three', 'three', 5n, 4_606n],
    ['two-of-two', 'line', 5n, 392n],
    ['two-or-special', 'main', 5n, 392n],
    ['two-or-special', 'special', 1n, 196n],
    ['main-and-special', 'line', 1n, 196n],
    // None of n: C(42, n) of C(49, n).
    ['none-of-5', 'line', 850_668n, 1_906_884n],
    ['none-of-10', 'line', 1_471_442_973n, 8_217_822_536n],
  ] as const)('%s wins %s with the known chance', (code, tier, numerator, denominator) => {
    expect(lhc(code).tiers[tier]?.expected).toEqual(rational(numerator, denominator))
  })

  it.each([
    ['zodiac1-within', 'numbers-4', 0.47172],
    ['zodiac1-within', 'numbers-5', 0.5539],
    ['tail1-within', 'numbers-4', 0.47172],
    ['tail1-within', 'numbers-5', 0.5539],
  ] as const)('%s wins %s with the known chance', (code, tier, chance) => {
    const { numerator, denominator } = lhc(code).tiers[tier]?.expected ?? rational(0n)
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(chance, 5)
  })

  it('has the chance of two animals within seven, counted by how many numbers each of them has', () => {
    for (const [kind, own] of [
      ['numbers-8', 4],
      ['numbers-9', 5],
    ] as const) {
      let ways = 0n
      for (let one = 1; one <= 4; one++)
        for (let other = 1; other <= own; other++)
          ways += combinations(4, one) * combinations(own, other) * combinations(45 - own, 7 - one - other)
      expect(lhc('zodiac2-within').tiers[kind]?.expected).toEqual(rational(ways, combinations(49, 7)))
    }
  })

  it('has the exact chances of the sum of seven, counted in another way', () => {
    const all = combinations(49, 7)
    expect(all).toBe(85_900_584n)
    // Sums are spread evenly around 175, so big has half of the others and 175 itself.
    const mean = gaussian(49, 7)[175 - 28] ?? 0n
    const oddSum = [1, 3, 5, 7].reduce((sum, odd) => sum + combinations(25, odd) * combinations(24, 7 - odd), 0n)
    const chances = { big: (all + mean) / 2n, small: (all - mean) / 2n, odd: oddSum, even: all - oddSum }
    for (const [word, ways] of Object.entries(chances))
      expect([word, lhc('total-size').tiers[word]?.expected]).toEqual([word, rational(ways, all)])
  })

  it('pays three of three five times as much as two of three, and two main numbers five thirds of one with the special', () => {
    expect(fairOdds(lhc('two-of-three'), 'two')).toEqual(rational(18_424n, 745n))
    expect(fairOdds(lhc('two-of-three'), 'three')).toEqual(rational(5n * 18_424n, 745n))
    expect(fairOdds(lhc('two-or-special'), 'main')).toEqual(rational(5n * 1_176n, 93n))
    expect(fairOdds(lhc('two-or-special'), 'special')).toEqual(rational(3n * 1_176n, 93n))
  })

  it('has as many numbers of each colour, half and last digit as it should', () => {
    const counts = (sets: Readonly<Record<string, readonly number[]>>) =>
      Object.fromEntries(Object.entries(sets).map(([name, numbers]) => [name, numbers.length]))
    expect(counts(colourSets(49))).toEqual({ red: 17, blue: 16, green: 16 })
    expect(counts(tailSets(49))).toEqual({ 0: 4, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5 })
    const halves = halfSets(49)
    expect(counts(halves.size)).toEqual({ big: 24, small: 24, odd: 24, even: 24 })
    expect(counts(halves.quarter)).toEqual({ 'big-odd': 12, 'big-even': 12, 'small-odd': 12, 'small-even': 12 })
    expect(counts(halves.digits)).toEqual({ big: 24, small: 24, odd: 24, even: 24 })
    expect(counts(halves.tail)).toEqual({ big: 24, small: 24 })
    expect(counts(halves.colour)).toEqual({
      'red-big': 7,
      'red-small': 10,
      'red-odd': 8,
      'red-even': 9,
      'blue-big': 9,
      'blue-small': 7,
      'blue-odd': 8,
      'blue-even': 8,
      'green-big': 8,
      'green-small': 7,
      'green-odd': 8,
      'green-even': 7,
    })
  })

  it.each([
    ['special-size', [['big', 'odd', 'even']], { 'numbers-24': 3 }],
    ['special-colour', [['red', 'green']], { 'numbers-17': 1, 'numbers-16': 1 }],
    ['special-zodiac', [['rat', 'horse', 'pig']], { 'numbers-4': 2, 'numbers-5': 1 }],
    ['tail1-within', [of('0 1 9')], { 'numbers-4': 1, 'numbers-5': 2 }],
    ['zodiac2-within', [['rat', 'horse', 'pig']], { 'numbers-8': 1, 'numbers-9': 2 }],
    ['zodiac5-within', [['rat', 'horse', 'pig']], {}],
    ['tail3-within', [of('0 1 2 3')], { 'numbers-14': 3, 'numbers-15': 1 }],
    ['three-of-three', [of('1 2 3 4 5')], { line: 10 }],
    ['two-of-three', [of('1 2 3 4')], { line: 4 }],
    ['main-and-special', [of('1 2 3')], { line: 3 }],
    ['none-of-5', [of('1 2 3 4 5 6')], { line: 6 }],
    ['none-of-5', [of('1 2 3 4')], {}],
    ['main-positioned', [of('1 2'), [], [], [], [], of('49')], { line: 3 }],
  ] as const)('%s has the lines that it should', (code, choice, lines) => {
    expect(isChoice(lhc(code), choice)).toBe(true)
    expect(lhc(code).lines(choice)).toEqual(lines)
  })

  // In the year of the horse 9 and 33 are the dog's; of the horse's own 1, 13, 25, 37 and 49 none is drawn.
  const drawn = [4, 17, 28, 33, 41, 46, 9]
  it.each([
    ['special-size', [['big', 'small', 'odd', 'even']], { 'numbers-24': 2 }],
    ['special-digits', [['big', 'even']], { 'numbers-24': 1 }],
    ['special-colour', [['red', 'blue', 'green']], { 'numbers-16': 1 }],
    ['special-colour-half', [['blue-big', 'blue-small', 'blue-odd']], { 'numbers-7': 1, 'numbers-8': 1 }],
    ['special-zodiac', [['horse', 'dog']], { 'numbers-4': 1 }],
    ['special-zodiac', [['rat', 'horse', 'rooster']], {}],
    ['zodiac1-within', [['horse', 'dog']], { 'numbers-4': 1 }],
    ['main-number', [of('4 9 17')], { line: 2 }],
    ['three-of-three', [of('4 9 17 28')], { line: 1 }],
    ['two-of-three', [of('4 9 17 28')], { two: 3, three: 1 }],
    ['two-or-special', [of('1 4 9 17')], { main: 1, special: 2 }],
    ['main-and-special', [of('1 4 9 17')], { line: 2 }],
    ['none-of-5', [of('1 2 3 5 6 9')], { line: 1 }],
    ['tail1-within', [of('0 1 2 3 9')], { 'numbers-5': 3 }],
    ['tail2-within', [of('0 1 2 3 9')], { 'numbers-10': 3 }],
    ['tail3-within', [of('0 1 2 3 9')], { 'numbers-15': 1 }],
    ['total-size', [['big', 'small', 'odd', 'even']], { big: 1, even: 1 }],
  ] as const)('%s pays what came in a draw', (code, choice, wins) => {
    expect(lhc(code).wins(choice, drawn)).toEqual(wins)
  })

  it('returns stakes on halves if the special number is 49, which is the horse and green nevertheless', () => {
    const tie = [1, 2, 3, 4, 5, 6, 49]
    expect(lhc('special-size').wins([['big', 'odd']], tie)).toEqual({})
    expect(lhc('special-size').returns?.([['big', 'odd']], tie)).toEqual({ 'numbers-24': 2 })
    expect(lhc('special-size').returns?.([['big', 'odd']], drawn)).toEqual({})
    expect(lhc('special-colour-half').returns?.([['red-big', 'green-odd']], tie)).toEqual({
      'numbers-7': 1,
      'numbers-8': 1,
    })
    expect(lhc('special-colour').wins([['green']], tie)).toEqual({ 'numbers-16': 1 })
    expect(lhc('special-zodiac').wins([['horse']], tie)).toEqual({ 'numbers-5': 1 })
    expect(fairOdds(lhc('special-size'), 'numbers-24')).toEqual(rational(2n))
  })
})

/**
 * How many combinations of `some` of the numbers from 1 to `count` have each sum above the least one: the coefficients of the product of
 * (1 − q^(count − some + i)) ÷ (1 − q^i) for i from 1 to `some`.
 */
function gaussian(count: number, some: number): bigint[] {
  const length = some * (count - some) + 1
  let series: bigint[] = Array.from({ length }, (_, index) => (index === 0 ? 1n : 0n))
  for (let i = 1; i <= some; i++) {
    const step = count - some + i
    series = series.map((value, index) => value - (index >= step ? (series[index - step] ?? 0n) : 0n))
    for (let index = i; index < length; index++) series[index] = (series[index] ?? 0n) + (series[index - i] ?? 0n)
  }
  return series
}
