import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { expectation, hitFrequency, largestPay } from '#games/distribution.ts'
import { type Dice, sicBoBetOf, sicBoBets } from '#games/sic-bo/bets.ts'
import { rollSicBo, rolls, sicBoResults, sicBoWin } from '#games/sic-bo/rules.ts'
import { SicBoBetId, SicBoResult } from '#games/sic-bo/wire.ts'
import { minus, rational } from '#games/slots/rational.ts'

const kindOf = (id: string) => (id.startsWith('total') ? id : id.replace(/(-\d)+$/, ''))
const bet = (id: string) => {
  const found = sicBoBetOf(id)
  if (!found) throw new RangeError(`no bet ${id}`)
  return found
}

test('rolls that win, of 216', () => {
  const wins = (id: string) => rolls.filter((dice) => bet(id).pay(dice) > 0n).length
  expect(['small', 'big', 'odd', 'even'].map(wins)).toEqual([105, 105, 105, 105])
  expect(hitFrequency(sicBoResults(bet('small')))).toEqual(rational(105n, 216n))
  expect([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((total) => wins(`total-${total}`))).toEqual([
    3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3,
  ])
  expect(['single-3', 'double-3', 'triple-3', 'any-triple', 'combination-2-5'].map(wins)).toEqual([91, 16, 1, 6, 30])
})

test('returns of all bets, and none is below 85 %', () => {
  const returns = Object.fromEntries(
    sicBoBets.map((offered) => [kindOf(offered.id), expectation(sicBoResults(offered))]),
  )
  const evenChance = rational(210n, 216n)
  const totals = { 4: 210n, 5: 210n, 6: 210n, 7: 210n, 8: 210n, 9: 200n, 10: 189n }
  expect(returns).toEqual({
    ...Object.fromEntries(['small', 'big', 'odd', 'even'].map((id) => [id, evenChance])),
    ...Object.fromEntries(
      Object.entries(totals).flatMap(([total, sum]) =>
        [total, 21 - Number(total)].map((either) => [`total-${either}`, rational(sum, 216n)]),
      ),
    ),
    // 75 rolls at 2, 15 at 3 and one at 16.
    single: rational(211n, 216n),
    double: rational(208n, 216n),
    triple: rational(208n, 216n),
    'any-triple': rational(210n, 216n),
    combination: rational(210n, 216n),
  })
  for (const offered of sicBoBets)
    expect(minus(expectation(sicBoResults(offered)), rational(85n, 100n)).numerator, offered.id).toBeGreaterThan(0n)
})

test('the table has 52 bets, each once, and bets of a kind return the same', () => {
  expect(sicBoBets).toHaveLength(4 + 14 + 6 + 6 + 6 + 1 + 15)
  expect(new Set(sicBoBets.map(({ id }) => id)).size).toBe(sicBoBets.length)
  for (const [kind, all] of Map.groupBy(sicBoBets, ({ id }) => kindOf(id)))
    for (const one of all)
      expect(expectation(sicBoResults(one)), kind).toEqual(expectation(sicBoResults(all[0] ?? one)))
})

test('the order of the dice does not count', () => {
  for (const [one, two, three] of rolls)
    for (const { pay } of sicBoBets) expect(pay([one, two, three])).toBe(pay([three, one, two]))
})

test('triples beat big, small, odd and even', () => {
  const win = (id: string, dice: Dice) => sicBoWin(1_05n, bet(id), dice)
  expect(
    ['small', 'even', 'total-6', 'double-2', 'triple-2', 'any-triple', 'single-2'].map((id) => win(id, [2, 2, 2])),
  ).toEqual([0n, 0n, 22_05n, 13_65n, 218_40n, 36_75n, 16_80n])
  expect(
    ['big', 'odd', 'combination-4-6', 'combination-4-5', 'total-15', 'double-5'].map((id) => win(id, [5, 4, 6])),
  ).toEqual([2_10n, 2_10n, 7_35n, 7_35n, 22_05n, 0n])
})

test('the largest win is a triple, 207:1', () => {
  expect(
    sicBoBets.map((offered) => largestPay(sicBoResults(offered))).filter(({ numerator }) => numerator >= 208n),
  ).toHaveLength(6)
  expect(largestPay(sicBoResults(bet('single-1')))).toEqual(rational(16n))
})

test('a roll is three draws of six, and survives the wire', () => {
  const draws = [0, 5, 2]
  const dice = rollSicBo((below) => (below === 6 ? (draws.shift() ?? Number.NaN) : Number.NaN))
  expect(dice).toEqual([1, 6, 3])
  expect(is(JSON.parse(JSON.stringify({ dice })), SicBoResult)).toBe(true)
  for (const wrong of [
    [1, 2],
    [0, 1, 2],
    [7, 1, 2],
    [1, 2, 3, 4],
    [1.5, 2, 3],
  ])
    expect(is({ dice: wrong }, SicBoResult)).toBe(false)
  expect(
    ['total-3', 'total-18', 'combination-5-2', 'combination-2-2', 'single-7', 'small-1', ''].filter((id) =>
      is(id, SicBoBetId),
    ),
  ).toEqual([])
})
