import { expect, test } from 'vitest'
import { expectation } from '#games/distribution.ts'
import { positionMultiplier, positionOf, positions } from '#games/roulette/positions.ts'
import { rouletteResults, rouletteWin } from '#games/roulette/rules.ts'
import { colourOf, isPocket, neighboursOf, pockets, spinRoulette, wheelOrder } from '#games/roulette/wheel.ts'
import { rational } from '#games/slots/rational.ts'

/** Row and column on the felt; zero lies across the beginning of all three columns. */
const placeOf = (number: number) => [Math.floor((number - 1) / 3), (number - 1) % 3] as const

test('every bet returns 36/37 exactly, and a lost one wins nothing', () => {
  for (const position of positions) {
    expect(expectation(rouletteResults(position))).toEqual(rational(36n, 37n))
    for (const pocket of wheelOrder)
      expect(rouletteWin(1_00n, position, pocket) > 0n).toBe(position.numbers.includes(pocket))
  }
})

test('the table has as many places of each kind as the European layout, each once', () => {
  const counts = Object.fromEntries(
    [...Map.groupBy(positions, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
  )
  expect(counts).toEqual({
    straight: 37,
    split: 60,
    trio: 2,
    street: 12,
    corner: 22,
    'first-four': 1,
    line: 11,
    column: 3,
    dozen: 3,
    red: 1,
    black: 1,
    even: 1,
    odd: 1,
    low: 1,
    high: 1,
  })
  expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length)
  expect(new Set(positions.map(({ numbers }) => numbers.join())).size).toBe(positions.length)
})

test('splits and corners join numbers that touch on the felt', () => {
  for (const { kind, numbers } of positions) {
    if ((kind !== 'split' && kind !== 'corner') || numbers[0] === 0) continue
    const places = numbers.map(placeOf)
    const rows = new Set(places.map(([row]) => row))
    const columns = new Set(places.map(([, column]) => column))
    const spread = (values: Set<number>) => Math.max(...values) - Math.min(...values)
    expect([spread(rows), spread(columns)].toSorted()).toEqual(kind === 'split' ? [0, 1] : [1, 1])
    expect(new Set(numbers).size).toBe(kind === 'split' ? 2 : 4)
  }
})

test('pays are those of the table: 35:1, 17:1, 11:1, 8:1, 5:1, 2:1 and 1:1', () => {
  const pays = Object.fromEntries(positions.map((position) => [position.kind, positionMultiplier(position).numerator]))
  expect(pays).toEqual({
    straight: 36n,
    split: 18n,
    trio: 12n,
    street: 12n,
    corner: 9n,
    'first-four': 9n,
    line: 6n,
    column: 3n,
    dozen: 3n,
    red: 2n,
    black: 2n,
    even: 2n,
    odd: 2n,
    low: 2n,
    high: 2n,
  })
})

test('outside bets cover what they say, and zero loses them', () => {
  expect(positionOf('column-3')?.numbers).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36])
  expect(positionOf('dozen-2')?.numbers).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
  for (const [one, other] of [
    ['red', 'black'],
    ['even', 'odd'],
    ['low', 'high'],
  ] as const) {
    const both = [...(positionOf(one)?.numbers ?? []), ...(positionOf(other)?.numbers ?? [])]
    expect(both.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1))
  }
})

test.each([
  'split-3-4',
  'split-1-5',
  'split-0-4',
  'corner-3-4-6-7',
  'street-2-3-4',
  'trio-0-1-3',
  'line-34-35-36-37-38-39',
  'straight-37',
  'straight--1',
  'split-2-1',
  'column-0',
  '',
])('%s is no place of the table', (id) => expect(positionOf(id)).toBeUndefined())

test('the wheel holds every number once, and red and black alternate around zero', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pockets }, (_, index) => index))
  const colours = wheelOrder.slice(1).map(colourOf)
  expect(colours).toEqual(colours.map((_, index) => (index % 2 === 0 ? 'red' : 'black')))
})

test('neighbours lie on both sides of a number, across zero too', () => {
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
  expect(neighboursOf(26, 1)).toEqual([3, 26, 0])
  expect(neighboursOf(17, 2)).toEqual([2, 25, 17, 34, 6])
})

test('a spin is one draw among all pockets', () => {
  expect(spinRoulette((below) => below - 1)).toBe(36)
  expect([0, 36, 37, -1, 1.5, Number.NaN].map(isPocket)).toEqual([true, true, false, false, false, false])
})
