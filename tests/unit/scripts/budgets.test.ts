import { expect, test } from 'vitest'
import { type Figure, isHourSlow, isWithin, readBudgets, table } from '#scripts/bench/budgets.ts'
import { byteFigures } from '#scripts/bench/bytes.ts'

const figure = (value: number, bounds: Partial<Figure>): Figure => ({
  subject: 'home pt',
  name: 'css',
  value,
  unit: 'B',
  ...bounds,
})

test.each([
  [12_000, { atMost: 12_000 }, true],
  [12_001, { atMost: 12_000 }, false],
  [99, { atLeast: 99 }, true],
  [98, { atLeast: 99 }, false],
  [1_000_000, {}, true],
])('%d is within %o: %s', (value, bounds, within) => {
  expect(isWithin(figure(value, bounds))).toBe(within)
})

test('a missing figure breaks its budget', () => {
  expect(isWithin(figure(Number.NaN, { atMost: 12_000 }))).toBe(false)
  expect(isWithin(figure(Number.NaN, { atLeast: 99 }))).toBe(false)
})

test('the table names each figure’s bound and whether it holds', () => {
  const lines = table([figure(9356, { atMost: 12_000 }), figure(15_000, { atMost: 12_000 }), figure(7, {})]).split('\n')
  expect(lines).toEqual([
    'what     figure  measured      budget',
    'home pt  css      9,356 B  ≤ 12,000 B  pass',
    'home pt  css     15,000 B  ≤ 12,000 B  FAIL',
    'home pt  css          7 B',
  ])
})

test('the table shows figures of an earlier run beside the new ones', () => {
  const lines = table(
    [figure(9356, { atMost: 12_000 }), { ...figure(7, {}), name: 'html' }],
    [figure(15_000, { atMost: 16_000 })],
  ).split('\n')
  expect(lines).toEqual([
    'what     figure    before  measured      budget',
    'home pt  css     15,000 B   9,356 B  ≤ 12,000 B  pass',
    'home pt  html                   7 B',
  ])
})

test.each([
  [110, { unit: 'ms', atMost: 100, slowness: 1.2 }, true],
  [121, { unit: 'ms', atMost: 100, slowness: 1.2 }, false],
  [90, { unit: 'ms', atMost: 100, slowness: 1.2 }, false],
  [110, { unit: 's', atMost: 100, slowness: 1.2 }, true],
  [600, { unit: '/s', atLeast: 700, slowness: 1.2 }, true],
  [580, { unit: '/s', atLeast: 700, slowness: 1.2 }, false],
  // A fast hour excuses nothing, and bytes have no hours.
  [110, { unit: 'ms', atMost: 100, slowness: 0.8 }, false],
  [110, { unit: 'B', atMost: 100, slowness: 1.2 }, false],
  [1.3, { unit: '', atMost: 1.25, slowness: 1.2 }, false],
  [Number.NaN, { unit: 'ms', atMost: 100, slowness: 1.2 }, false],
] as const)('%d with %o exceeds its bounds only by the slow machine: %s', (value, bounds, isSlow) => {
  expect(isHourSlow(figure(value, bounds))).toBe(isSlow)
})

test('the table tells a slow machine from a broken bound', () => {
  const slow = figure(110, { unit: 'ms', atMost: 100, slowness: 1.2 })
  expect(table([slow]).split('\n').at(-1)).toBe('home pt  css       110 ms  ≤ 100 ms  slow hour')
})

test('budgets are positive bounds, and only our own host is allowed', async () => {
  const { bytes, slow, centre, lighthouse, build, load } = await readBudgets()
  const { externalHosts, ...sizes } = bytes
  expect(externalHosts).toBe(0)
  for (const [name, bound] of Object.entries({ ...sizes, ...slow, ...centre, ...lighthouse, ...build, ...load }))
    expect(bound, name).toBeGreaterThan(0)
})

test.each([
  ['/', 'html'],
  ['/help/', 'html'],
  ['/rng/', 'htmlLobby'],
  ['/elott/', 'htmlLobby'],
] as const)('the HTML of %s is judged by the budget %s', async (route, name) => {
  const budgets = await readBudgets()
  const weight = { html: budgets.bytes.htmlLobby + 1, css: 0, jsTotal: 0, externalHosts: [], cls: 0 }
  const judged = byteFigures(route, weight, budgets, { route }).filter((one) => one.value === weight.html)
  expect(judged).toEqual([expect.objectContaining({ name, atMost: budgets.bytes[name] })])
  expect(judged.every(isWithin)).toBe(name === 'html')
})
