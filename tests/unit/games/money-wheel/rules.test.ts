import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { expectation, largestPay } from '#games/distribution.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import {
  moneyWheelMultiplier,
  moneyWheelResults,
  moneyWheelWin,
  mostJokers,
  spinMoneyWheel,
} from '#games/money-wheel/rules.ts'
import { isJoker, segments, wheelNumbers } from '#games/money-wheel/segments.ts'
import { MoneyWheelResult, WheelBet } from '#games/money-wheel/wire.ts'
import { basisPoints, minus, rational } from '#games/slots/rational.ts'

const place = (segment: (typeof segments)[number]) => segments.indexOf(segment)
const [x2, x7] = [place('x2'), place('x7')]

test('the wheel has 54 segments: 23, 15, 7, 4, 2, 1 and two jokers, and equal ones are apart', () => {
  expect(wheelNumbers.map((number) => segments.filter((segment) => segment === number).length)).toEqual([
    23, 15, 7, 4, 2, 1,
  ])
  expect(segments.filter(isJoker).toSorted()).toEqual(['x2', 'x7'])
  expect(segments).toHaveLength(54)
  for (const [index, segment] of segments.entries()) expect(segments.at(index - 1)).not.toBe(segment)
})

test('returns are those of the unbounded wheel, less what its fourth joker would add', () => {
  // Unbounded: hits ÷ 52 for the stake and number × hits ÷ 45 for the win. Published as 95.34 % for the one, and from 90.81 to 96.58 %.
  const unboundedReturns: number[] = []
  for (const number of wheelNumbers) {
    const hits = BigInt(segments.filter((segment) => segment === number).length)
    const stakes = hits * 45n
    const wins = BigInt(number) * hits * 52n
    const unbounded = rational(stakes + wins, 52n * 45n)
    unboundedReturns.push(basisPoints(unbounded))
    // Three jokers have the mean factor (9 ÷ 54)³; the next turn would be worth number × hits ÷ 45 and is worth number × hits ÷ 52.
    const lostWin = rational(BigInt(number) * hits * 7n, 52n * 45n * 6n ** 3n)
    expect(expectation(moneyWheelResults(number))).toEqual(minus(unbounded, lostWin))
    expect(minus(expectation(moneyWheelResults(number)), rational(85n, 100n)).numerator).toBeGreaterThan(0n)
  }
  expect([unboundedReturns[0], Math.min(...unboundedReturns), Math.max(...unboundedReturns)]).toEqual([
    95_34, 90_81, 96_58,
  ])
  expect(wheelNumbers.map((number) => basisPoints(expectation(moneyWheelResults(number))))).toEqual([
    95_31, 95_47, 91_19, 96_53, 92_68, 90_76,
  ])
})

test('jokers multiply the win, and not the stake that comes back', () => {
  expect(moneyWheelWin(1_05n, 10, [place(10)])).toBe(11_55n)
  expect(moneyWheelWin(1_05n, 10, [x2, place(10)])).toBe(22_05n)
  expect(moneyWheelWin(1_05n, 10, [x7, x2, place(10)])).toBe(148_05n)
  expect(moneyWheelWin(1_05n, 10, [x7, x2, place(5)])).toBe(0n)
})

test('the largest win follows three sevens', () => {
  expect(wheelNumbers.map((number) => largestPay(moneyWheelResults(number)))).toEqual(
    [344n, 687n, 1_716n, 3_431n, 6_861n, 13_721n].map((most) => rational(most)),
  )
  expect(moneyWheelMultiplier(40, [x7, x7, x7, place(40)])).toEqual(largestPay(moneyWheelResults(40)))
})

test('the wheel turns until a number comes, and after three jokers only numbers are left', () => {
  expect(spinMoneyWheel(() => 1)).toEqual([1])
  const bounds: number[] = []
  const stops = spinMoneyWheel((below) => {
    bounds.push(below)
    return below === 54 ? x2 : below - 1
  })
  expect(bounds).toEqual([54, 54, 54, 52])
  expect(stops).toEqual([x2, x2, x2, 53])
  for (let nonce = 0; nonce < 500; nonce++) {
    const drawn = spinMoneyWheel(fairDraw({ serverSeed: 'wheel', clientSeed: 'test', nonce }))
    expect(is({ stops: drawn }, MoneyWheelResult)).toBe(true)
  }
})

test('numbers of the wheel can be bet, jokers and others not', () => {
  expect([1, 40, 3, 'x2', '1'].map((bet) => is(bet, WheelBet))).toEqual([true, true, false, false, false])
})

test.each([
  ['nothing', []],
  ['a joker at the end', [x2]],
  ['a number before the end', [1, 1]],
  ['too many jokers', [...Array.from({ length: mostJokers + 1 }, () => x2), 1]],
  ['no segment', [54]],
  ['a part of a segment', [1.5]],
])('the wire refuses %s', (_, stops) => expect(is({ stops }, MoneyWheelResult)).toBe(false))
