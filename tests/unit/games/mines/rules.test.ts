import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { fairDraw } from '#games/fairness/stream.ts'
import {
  beginMines,
  canStepMines,
  cells,
  endMines,
  fewestMines,
  isMinesChoice,
  type MinesState,
  minesLargest,
  minesMultiplier,
  minesReturn,
  minesWin,
  mostMines,
  safeChance,
  shownMines,
  stepMines,
} from '#games/mines/rules.ts'
import { MinesStateStruct, ShownMinesStruct } from '#games/mines/wire.ts'
import { times } from '#games/slots/rational.ts'

const all = Array.from({ length: cells }, (_, cell) => cell)
const open: MinesState = { field: [3, 7, 24], picked: [], phase: 'open' }
const pick = (state: MinesState, ...picks: readonly number[]) =>
  picks.reduce((before, cell) => stepMines(before, { pick: cell }), state)

test('every number of mines and picks returns 99 % exactly, and pays more than its stake', () => {
  for (let mines = fewestMines; mines <= mostMines; mines++)
    for (let picks = 1; picks <= cells - mines; picks++) {
      const multiplier = minesMultiplier(mines, picks)
      expect(times(safeChance(mines, picks), multiplier)).toEqual(minesReturn)
      expect(multiplier.numerator).toBeGreaterThan(multiplier.denominator)
    }
})

test('multipliers are the known ones', () => {
  expect(minesMultiplier(3, 1)).toEqual({ numerator: 9n, denominator: 8n })
  const { numerator, denominator } = minesMultiplier(3, 5)
  expect((numerator * 10_000n) / denominator).toBe(19_973n)
  expect(minesMultiplier(1, 24)).toEqual({ numerator: 99n, denominator: 4n })
  const largest = Array.from({ length: mostMines }, (_, index) => minesLargest(index + 1))
  // All 5,200,300 ways to place 12 or 13 mines but one.
  const most = largest.filter((one) => one.numerator === 5_148_297n && one.denominator === 1n)
  expect(most).toHaveLength(2)
  expect(largest.every((one) => one.numerator <= 5_148_297n * one.denominator)).toBe(true)
})

test('the chance of safe picks is what counting fields gives', () => {
  // All fields of two mines, picks 0 to 4.
  const fields = all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other]))
  const safe = fields.filter((field) => field.every((cell) => cell > 4))
  const { numerator, denominator } = safeChance(2, 5)
  expect(numerator * BigInt(fields.length)).toBe(denominator * BigInt(safe.length))
})

test('a field holds as many mines as chosen, all cells alike', () => {
  const seeds = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed' }
  const counts = all.map(() => 0)
  const rounds = 4_000
  for (let nonce = 0; nonce < rounds; nonce++) {
    const { field } = beginMines({ mines: 5 }, fairDraw({ ...seeds, nonce }))
    expect(new Set(field).size).toBe(5)
    for (const cell of field) counts[cell] = (counts[cell] ?? 0) + 1
  }
  // The 99.9 % bound of chi squared with 24 degrees of freedom. Draws without repetition vary less: the mean is 20 instead of 24.
  const expected = (rounds * 5) / cells
  const squares = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(squares / (20 / 24)).toBeLessThan(51.2)
  for (let mines = fewestMines; mines <= mostMines; mines++)
    expect(beginMines({ mines }, fairDraw({ ...seeds, nonce: 0 })).field).toHaveLength(mines)
})

test('a safe pick goes on, a mine ends the round without a win', () => {
  const on = pick(open, 0, 1)
  expect(on).toEqual({ ...open, picked: [0, 1] })
  expect(minesWin(1_00n, on)).toBe(0n)
  const lost = pick(on, 7)
  expect(lost).toEqual({ ...open, picked: [0, 1, 7], phase: 'lost' })
  expect(minesWin(1_00n, lost)).toBe(0n)
  expect(() => stepMines(lost, { pick: 9 })).toThrow(RangeError)
  expect(() => stepMines(lost, 'cash-out')).toThrow(RangeError)
})

test('a cash-out pays the multiplier rounded down, after the first pick', () => {
  expect(canStepMines(open, 'cash-out')).toBe(false)
  const cashed = stepMines(pick(open, 0, 1, 2, 4, 5), 'cash-out')
  expect(minesWin(1_00n, cashed)).toBe(1_99n)
  expect(() => stepMines(cashed, { pick: 9 })).toThrow(RangeError)
})

test('a repeated decision changes nothing', () => {
  const once = pick(open, 0)
  expect(stepMines(once, { pick: 0 })).toEqual(once)
  const lost = pick(once, 3)
  expect(stepMines(lost, { pick: 3 })).toEqual(lost)
  expect(stepMines(lost, { pick: 0 })).toEqual(lost)
  const cashed = stepMines(once, 'cash-out')
  expect(stepMines(cashed, 'cash-out')).toEqual(cashed)
})

test('the last safe cell cashes out by itself', () => {
  const won = pick(open, ...all.filter((cell) => !open.field.includes(cell)))
  expect(won.phase).toBe('cashed-out')
  // 0.99 × 2300
  expect(minesWin(1_00n, won)).toBe(2_277_00n)
})

test('an interrupted round is cashed out, or void if no cell was picked', () => {
  expect(minesWin(1_00n, endMines(pick(open, 0)))).toBe(1_12n)
  expect(endMines(open).phase).toBe('void')
  expect(minesWin(1_00n, endMines(open))).toBe(1_00n)
  const lost = pick(open, 3)
  expect(endMines(lost)).toBe(lost)
})

test('the field is shown only when the round has ended', () => {
  for (const state of [open, pick(open, 0)]) {
    expect(shownMines(state)).not.toHaveProperty('field')
    expect(is({ ...shownMines(state), mostPicks: 22 }, ShownMinesStruct)).toBe(true)
  }
  expect(shownMines(pick(open, 3)).field).toEqual(open.field)
  expect(is(JSON.parse(JSON.stringify(pick(open, 0, 3))), MinesStateStruct)).toBe(true)
})

test('numbers of mines and cells that do not exist are not offered', () => {
  for (const mines of [0, 25, 1.5, Number.NaN, -1]) expect(isMinesChoice({ mines })).toBe(false)
  for (const cell of [-1, 25, 0.5, Number.NaN]) expect(canStepMines(open, { pick: cell })).toBe(false)
})
