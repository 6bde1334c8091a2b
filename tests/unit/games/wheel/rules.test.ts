import { describe, expect, test } from 'vitest'
import { risks } from '#games/risk.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import {
  isWheelChoice,
  spinWheel,
  type WheelChoice,
  wheelLargest,
  wheelMultipliers,
  wheelReturn,
  wheelSegments,
  wheelWin,
} from '#games/wheel/rules.ts'

const choices: readonly WheelChoice[] = wheelSegments.flatMap((segments) => risks.map((risk) => ({ segments, risk })))
const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)

describe.each(choices)('$segments segments, $risk risk', (choice) => {
  const multipliers = wheelMultipliers(choice)

  test('returns 99 % exactly, as spinning each segment once says', () => {
    expect(multipliers).toHaveLength(choice.segments)
    expect(wheelReturn(choice)).toEqual(rational(99n, 100n))
    const returned = multipliers.reduce((sum, _, segment) => sum + wheelWin(10n, choice, segment), 0n)
    expect(rational(returned, 10n * BigInt(choice.segments))).toEqual(wheelReturn(choice))
  })

  test('loses in as many segments as its risk says; the first pays most', () => {
    const lost = multipliers.filter(({ numerator }) => numerator === 0n).length
    const { segments, risk } = choice
    expect(lost).toBe({ low: segments / 5, middle: segments / 2, high: segments - 1 }[risk])
    expect(Math.max(...multipliers.slice(1).map(numberOf))).toBeLessThan(numberOf(wheelLargest(choice)))
    expect(wheelLargest(choice)).toEqual(multipliers[0])
  })
})

test('largest multipliers grow with the wheel', () => {
  const largest = (risk: WheelChoice['risk']) =>
    wheelSegments.map((segments) => numberOf(wheelLargest({ segments, risk })))
  expect(largest('low')).toEqual([1.5, 1.8, 2.1, 2.4, 2.7])
  expect(largest('middle')).toEqual([2.9, 4.3, 5.7, 7.1, 8.5])
  expect(largest('high')).toEqual([9.9, 19.8, 29.7, 39.6, 49.5])
})

test('a spin is one draw among the segments', () => {
  for (const choice of choices) expect(spinWheel(choice, (below) => below - 1)).toBe(choice.segments - 1)
})

test('wins are rounded down', () => {
  expect(wheelWin(99n, { segments: 10, risk: 'low' }, 1)).toBe(1_18n)
  expect(wheelWin(99n, { segments: 10, risk: 'low' }, 4)).toBe(0n)
})

test('other wheels are not offered', () => {
  expect(choices.every(isWheelChoice)).toBe(true)
  expect(isWheelChoice({ segments: 15 as 10, risk: 'low' })).toBe(false)
  expect(isWheelChoice({ segments: 10, risk: 'none' as 'low' })).toBe(false)
})
