import { describe, expect, it } from 'vitest'
import { mostStake } from '#games/instants/view/most-stake.ts'
import { hundredthsToType, hundredthsTyped } from '#games/instants/view/parts/numbers.ts'
import { chanceText, timesText } from '#games/instants/view/texts.ts'
import { climbMs, heightOf, lineHeight, pointAt } from '#games/limbo/face/climb.ts'
import { paid } from '#games/paid.ts'
import { fallMs, fallOf, stopsOf, widthOf } from '#games/plinko/face/fall.ts'
import { resultsOf as plinkoResults } from '#games/plinko/face/results.ts'
import { plinkoReturn, slotOf, stepsOf } from '#games/plinko/rules.ts'
import { plinkoRows } from '#games/plinko/tables.ts'
import { risks } from '#games/risk.ts'
import { plus, rational, times } from '#games/slots/rational.ts'
import { resultsOf as wheelResults } from '#games/wheel/face/results.ts'
import { wheelReturn, wheelSegments } from '#games/wheel/rules.ts'

describe('numbers of a bet', () => {
  it('never show a multiplier above what is paid', () => {
    expect(timesText(rational(9_900n, 2_700n), 'en', { least: 2, most: 4 })).toBe('3.6666×')
    expect(timesText(rational(2n), 'pt-BR', { least: 2 })).toBe('2,00×')
  })

  it('show small chances with three digits that count', () => {
    expect(chanceText(rational(1n, 2n), 'en')).toBe('50.00%')
    expect(chanceText(rational(99n, 100_000_000n), 'en')).toBe('0.000099%')
  })

  it('are read in either notation, and what is no number is refused', () => {
    expect(['12.34', '12,34', '1.000,50', '2×'].map(hundredthsTyped)).toEqual([12_34, 12_34, 1_000_50, 2_00])
    expect(['', 'abc', '1.2345', '-5'].map(hundredthsTyped)).toEqual([undefined, undefined, undefined, undefined])
    expect(hundredthsTyped(hundredthsToType(1_000_000_00, 'pt-BR'))).toBe(1_000_000_00)
  })

  it('allow the highest stake whose win the table pays, and not a cent more', () => {
    for (const multiplier of [rational(9_900n, 2_700n), rational(1_000_000n), rational(101n, 100n)]) {
      const most = mostStake({ most: 10n ** 12n, mostWin: 200_000_00n }, multiplier)
      expect(paid(most, multiplier)).toBeLessThanOrEqual(200_000_00n)
      expect(paid(most + 1n, multiplier)).toBeGreaterThan(200_000_00n)
    }
    expect(mostStake({ most: 1_000_00n, mostWin: 200_000_00n }, rational(2n))).toBe(1_000_00n)
  })
})

describe('the legend of a table', () => {
  const sums = (results: ReturnType<typeof wheelResults>) => ({
    chance: results.map(({ chance }) => chance).reduce(plus),
    return: results.map(({ chance, multiplier }) => times(chance, multiplier)).reduce(plus),
  })

  it.each(wheelSegments.flatMap((segments) => risks.map((risk) => ({ segments, risk }))))(
    'has every segment of the wheel once: $segments, $risk',
    (choice) => expect(sums(wheelResults(choice))).toEqual({ chance: rational(1n), return: wheelReturn(choice) }),
  )

  it.each(plinkoRows.flatMap((rows) => risks.map((risk) => ({ rows, risk }))))(
    'has every slot of the board once: $rows, $risk',
    (choice) => expect(sums(plinkoResults(choice))).toEqual({ chance: rational(1n), return: plinkoReturn(choice) }),
  )
})

describe('the ball', () => {
  it.each(plinkoRows)('ends in the slot of its path: %i rows', (rows) => {
    for (let path = 0; path < 2 ** 16; path += 97) {
      const steps = stepsOf({ rows, risk: 'low' }, path)
      const end = fallOf(rows, steps).at(-1)
      // The slots begin 0.3 slots from the edge.
      expect(Math.floor((end?.x ?? 0) * widthOf(rows) - 0.3)).toBe(slotOf({ rows, risk: 'low' }, path))
      expect(stopsOf(steps)).toHaveLength(rows + 1)
    }
  })

  it.each(plinkoRows)('falls forward in time, and no longer than four seconds: %i rows', (rows) => {
    const offsets = fallOf(rows, stepsOf({ rows, risk: 'low' }, 0b1011_0010_1100_0101)).map(({ offset }) => offset)
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other))
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
    expect(fallMs(rows)).toBeLessThan(4_000)
  })
})

describe('the rocket', () => {
  it.each([101, 200, 100_000_000])('stands above the line of %i exactly if it reached it', (target) => {
    expect(heightOf(100, target)).toBe(0)
    expect(heightOf(target, target)).toBeCloseTo(lineHeight)
    expect(heightOf(target - 0.5, target)).toBeLessThan(lineHeight)
    expect(heightOf(target * 1.01, target)).toBeGreaterThan(lineHeight)
    expect(heightOf(100_000_000, target)).toBeLessThan(1)
  })

  it('ends at its point, and within three seconds', () => {
    expect(pointAt(47_43, 1)).toBeCloseTo(47_43)
    expect(pointAt(47_43, 0)).toBe(100)
    expect(climbMs(100_000_000)).toBeLessThan(3_000)
  })
})
