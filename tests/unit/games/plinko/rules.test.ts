import { describe, expect, test } from 'vitest'
import {
  drawPath,
  isPlinkoChoice,
  type PlinkoChoice,
  plinkoLargest,
  plinkoMultipliers,
  plinkoReturn,
  plinkoWin,
  slotChance,
  slotOf,
  stepsOf,
} from '#games/plinko/rules.ts'
import { plinkoRows } from '#games/plinko/tables.ts'
import { risks } from '#games/risk.ts'
import { plus, type Rational, rational } from '#games/slots/rational.ts'

const choices: readonly PlinkoChoice[] = plinkoRows.flatMap((rows) => risks.map((risk) => ({ rows, risk })))
const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)

describe.each(choices)('$rows rows, $risk risk', (choice) => {
  test('returns between 98.9 and 99.1 %, as counting all paths says', () => {
    expect(numberOf(plinkoReturn(choice))).toBeGreaterThan(0.989)
    expect(numberOf(plinkoReturn(choice))).toBeLessThan(0.991)
    const paths = 2 ** choice.rows
    const counts = plinkoMultipliers(choice).map(() => 0)
    let returned = 0n
    for (let path = 0; path < paths; path++) {
      const slot = slotOf(choice, path)
      counts[slot] = (counts[slot] ?? 0) + 1
      returned += plinkoWin(10n, choice, path)
    }
    expect(rational(returned, 10n * BigInt(paths))).toEqual(plinkoReturn(choice))
    counts.forEach((count, slot) => {
      expect(rational(BigInt(count), BigInt(paths))).toEqual(slotChance(choice, slot))
    })
  })

  test('chances sum to one, multipliers mirror and fall towards the middle', () => {
    const multipliers = plinkoMultipliers(choice)
    expect(multipliers.map((_, slot) => slotChance(choice, slot)).reduce(plus)).toEqual(rational(1n))
    expect(multipliers.toReversed()).toEqual(multipliers)
    const half = multipliers.slice(0, choice.rows / 2 + 1).map(numberOf)
    expect(half).toHaveLength(choice.rows / 2 + 1)
    expect(half.toSorted((one, other) => other - one)).toEqual(half)
    expect(plinkoLargest(choice)).toEqual(multipliers[0])
  })
})

test('returns are the published ones', () => {
  expect(numberOf(plinkoReturn({ rows: 16, risk: 'high' }))).toBeCloseTo(0.98976, 5)
  expect(numberOf(plinkoReturn({ rows: 8, risk: 'low' }))).toBeCloseTo(0.98984, 5)
})

test('more risk spreads the multipliers wider', () => {
  for (const rows of plinkoRows) {
    const [low, middle, high] = risks.map((risk) => plinkoMultipliers({ rows, risk }).map(numberOf))
    expect(low?.[0]).toBeLessThan(middle?.[0] ?? 0)
    expect(middle?.[0]).toBeLessThan(high?.[0] ?? 0)
    expect(low?.[rows / 2]).toBeGreaterThanOrEqual(middle?.[rows / 2] ?? 0)
    expect(middle?.[rows / 2]).toBeGreaterThan(high?.[rows / 2] ?? 0)
  }
})

test('a path is one draw of sixteen bits, read from the lowest', () => {
  expect(drawPath((below) => below - 1)).toBe(65_535)
  const choice = { rows: 8, risk: 'low' } as const
  expect(stepsOf(choice, 0b1111_1111_0000_0101)).toEqual([1, 0, 1, 0, 0, 0, 0, 0])
  expect(slotOf(choice, 0b1111_1111_0000_0101)).toBe(2)
  expect(slotOf({ rows: 16, risk: 'low' }, 0b1111_1111_0000_0101)).toBe(10)
})

test('what comes back is rounded down', () => {
  // 1.1 × 0.19
  expect(plinkoWin(19n, { rows: 8, risk: 'low' }, 0b11)).toBe(20n)
  expect(plinkoWin(1n, { rows: 8, risk: 'low' }, 0b1111)).toBe(0n)
  expect(plinkoWin(1_00n, { rows: 16, risk: 'high' }, 0xffff)).toBe(1_000_00n)
})

test('other rows and risks are not offered', () => {
  expect(choices.every(isPlinkoChoice)).toBe(true)
  expect(isPlinkoChoice({ rows: 9 as 8, risk: 'low' })).toBe(false)
  expect(isPlinkoChoice({ rows: 8, risk: 'medium' as 'low' })).toBe(false)
})
