import { expect, test } from 'vitest'
import { drawSeed, lotteries } from '#games/lottery/lotteries.ts'
import { halfTrend, parityOf, sizeOf } from '#games/lottery/trends/halves.ts'
import { numberTrends, omissionRows } from '#games/lottery/trends/omissions.ts'
import { numbersIn, trendPool } from '#games/lottery/trends/pools.ts'
import { isLotteryType, type LotteryTypeName } from '#games/lottery/type-names.ts'

/** Six draws of two digits, the latest first. */
const draws = [
  [3, 0],
  [7, 3],
  [3, 9],
  [0, 3],
  [7, 7],
  [7, 1],
]
const pool = { from: 0, to: 9 }
const poolOf = (type: LotteryTypeName) => trendPool(type) ?? fail(type)
const fail = (what: string): never => {
  throw new Error(`nothing of ${what}`)
}

test('a number has its omission, how often it came, its longest omission and the mean (rule 40.32)', () => {
  const first = numberTrends(draws, pool, 0)
  expect(first.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  // Three came 1st and 3rd, so it is missing in one draw between and in the three before.
  expect(first[3]).toEqual({ number: 3, omission: 0, came: 2, longest: 3, mean: 4 / 3 })
  expect(first[7]).toEqual({ number: 7, omission: 1, came: 3, longest: 2, mean: 3 / 4 })
  expect(first[5]).toEqual({ number: 5, omission: 6, came: 0, longest: 6, mean: 6 })
  expect(numberTrends(draws, pool, 1)[3]).toMatchObject({ omission: 1, came: 2 })
  expect(numberTrends([], pool, 0)[3]).toEqual({ number: 3, omission: 0, came: 0, longest: 0, mean: 0 })
})

test('without a position a number counts wherever it stands, once in a draw (rule 40.32)', () => {
  const anywhere = numberTrends(draws, pool)
  expect(anywhere[3]).toEqual({ number: 3, omission: 0, came: 4, longest: 2, mean: 2 / 5 })
  expect(anywhere[7]).toEqual({ number: 7, omission: 1, came: 3, longest: 2, mean: 3 / 4 })
})

test('the chart has for each draw how long each number had not come, and ends where the table begins', () => {
  const rows = omissionRows(draws, pool, 0)
  expect(rows.map((row) => row[3])).toEqual([0, 1, 0, 3, 2, 1])
  expect(rows[0]).toEqual(numberTrends(draws, pool, 0).map(({ omission }) => omission))
})

test('a number is big or small, odd or even; where one ties it is neither (rule 40.32)', () => {
  const { sizes, parities, counts } = halfTrend(draws, { small: 4 }, 0)
  expect(sizes).toEqual(['small', 'big', 'small', 'small', 'big', 'big'])
  expect(parities).toEqual(['odd', 'odd', 'odd', 'even', 'odd', 'odd'])
  expect(counts).toEqual({ big: 3, small: 3, odd: 5, even: 1 })
  const lhc = poolOf('lhc')
  expect([24, 25, 48, 49].map((number) => [sizeOf(lhc, number), parityOf(lhc, number)])).toEqual([
    ['small', 'even'],
    ['big', 'odd'],
    ['big', 'even'],
    ['tie', 'tie'],
  ])
})

test('every lottery with one row of numbers has trends, and its results are read', () => {
  const withTrends = lotteries.filter(({ game: { type, draw }, id }) => {
    const own = isLotteryType(type) ? trendPool(type) : fail(type)
    const result = draw(drawSeed(id, '20261130-0001', 'seed'))
    if (own) expect(numbersIn(own, result), id).toEqual(result)
    return own
  })
  expect(new Set(withTrends.map(({ game }) => game.type))).toEqual(
    new Set(['ssc', '11x5', 'pk10', 'lhc', 'p5', '3d', 'p3', '6x60', '5x80']),
  )
  const five = poolOf('11x5')
  for (const wrong of [null, [1, 2, 3, 4], [1, 2, 3, 4, 12], ['1', '2', '3', '4', '5']])
    expect(numbersIn(five, wrong)).toBeUndefined()
})
