import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { fairDraw } from '#games/fairness/stream.ts'
import {
  drawKeno,
  hitChance,
  isKenoChoice,
  kenoDrawn,
  kenoHits,
  kenoLargest,
  kenoMultipliers,
  kenoNumbers,
  kenoReturn,
  kenoWin,
  mostPicks,
} from '#games/keno/rules.ts'
import { KenoDrawStruct } from '#games/keno/wire.ts'
import { risks } from '#games/risk.ts'
import { plus, type Rational, rational } from '#games/slots/rational.ts'

const seeds = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed' }
const counts = Array.from({ length: mostPicks }, (_, index) => index + 1)
const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)

describe.each(risks)('%s risk', (risk) => {
  test('every number of picks returns between 98.9 and 99.1 %', () => {
    for (const picks of counts) {
      expect(numberOf(kenoReturn(picks, risk))).toBeGreaterThan(0.989)
      expect(numberOf(kenoReturn(picks, risk))).toBeLessThan(0.991)
    }
  })

  test('each number of hits has its multiplier, and more of them pay more', () => {
    for (const picks of counts) {
      const multipliers = kenoMultipliers(picks, risk).map(numberOf)
      expect(multipliers).toHaveLength(picks + 1)
      const paying = multipliers.filter((multiplier) => multiplier > 0)
      expect(new Set(paying).size).toBe(paying.length)
      expect(multipliers.toSorted((one, other) => one - other)).toEqual(multipliers)
      expect(numberOf(kenoLargest(picks, risk))).toBe(multipliers.at(-1))
    }
  })
})

test('chances sum to one, and are the known ones', () => {
  for (const picks of counts) {
    const chances = Array.from({ length: picks + 1 }, (_, hits) => hitChance(picks, hits))
    expect(chances.reduce(plus)).toEqual(rational(1n))
  }
  expect(hitChance(1, 1)).toEqual(rational(1n, 4n))
  // All ten: one of C(40, 10) draws.
  expect(hitChance(10, 10)).toEqual(rational(1n, 847_660_528n))
})

test('higher risk pays on fewer draws', () => {
  const paying = (picks: number, risk: (typeof risks)[number]) =>
    kenoMultipliers(picks, risk).reduce(
      (sum, { numerator }, hits) => (numerator > 0n ? sum + numberOf(hitChance(picks, hits)) : sum),
      0,
    )
  for (const picks of counts) {
    expect(paying(picks, 'low')).toBeGreaterThanOrEqual(paying(picks, 'middle'))
    expect(paying(picks, 'middle')).toBeGreaterThan(paying(picks, 'high'))
  }
})

test('ten different numbers of the card are drawn, all alike', () => {
  const rounds = 4_000
  const drawnOf = Array.from({ length: kenoNumbers }, () => 0)
  for (let nonce = 0; nonce < rounds; nonce++) {
    const drawn = drawKeno(fairDraw({ ...seeds, nonce }))
    expect(new Set(drawn).size).toBe(kenoDrawn)
    if (nonce < 50) expect(is(drawn, KenoDrawStruct)).toBe(true)
    for (const number of drawn) drawnOf[number - 1] = (drawnOf[number - 1] ?? 0) + 1
  }
  // The 99.9 % bound of chi squared with 39 degrees of freedom. Draws without repetition vary less: the mean is 30.
  const squares = drawnOf.reduce((sum, count) => sum + (count - rounds / 4) ** 2 / (rounds / 4), 0)
  expect(squares * (39 / 30)).toBeLessThan(72.1)
})

test('wins follow from the hits and are rounded down', () => {
  const drawn = [7, 40, 1, 12, 33, 5, 19, 28, 2, 21]
  const choice = { picks: [40, 3, 7], risk: 'low' } as const
  expect(kenoHits(choice, drawn)).toEqual([40, 7])
  // 2.2 × 0.99
  expect(kenoWin(99n, choice, drawn)).toBe(2_17n)
  expect(kenoWin(99n, { picks: [3, 4, 6], risk: 'low' }, drawn)).toBe(0n)
  expect(kenoWin(99n, { picks: drawn, risk: 'high' }, drawn)).toBe(990_00n)
})

test('no number, eleven, a repeated one or one outside the card is not offered', () => {
  for (const picks of [[], [0], [41], [1.5], [3, 3], Array.from({ length: 11 }, (_, index) => index + 1), [Number.NaN]])
    expect(isKenoChoice({ picks, risk: 'low' })).toBe(false)
  expect(isKenoChoice({ picks: [1, 40], risk: 'high' })).toBe(true)
  expect(isKenoChoice({ picks: [1], risk: 'none' as 'low' })).toBe(false)
})
