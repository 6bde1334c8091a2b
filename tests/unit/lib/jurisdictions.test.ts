import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { payoutMinutes } from '#gateway/money/turnover/withdrawal-rules.ts'
import { gamesBelow } from '#gateway/play/engines/least-return.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { expectShownBy } from '#tests/support/shown-by.ts'

const markets = Object.values(jurisdictions)

test.each(markets)('every game of ours returns at least what the law of $code requires (rule 17.13)', (law) => {
  expect([...gamesBelow(law)]).toEqual([])
  const low = [...gamesBelow({ leastReturn: 10_000 })]
  for (const engine of ['slots', 'instants', 'tables'])
    expect(low.filter((game) => game.startsWith(engine)).length).toBeGreaterThan(3)
  // One bet below the floor puts the whole table off: a tie of baccarat returns 85.64 %.
  expect([...gamesBelow({ leastReturn: 8_570 })]).toEqual(
    expect.arrayContaining(['instants bacara-classico', 'tables bacara-prime']),
  )
})

test('a payout is promised within the time of the law, or sooner if the operator says so (rule 17.13)', () => {
  expect(payoutMinutes({ payoutMinutes: 600 }, jurisdictions.br)).toBe(120)
  expect(payoutMinutes({ payoutMinutes: 30 }, jurisdictions.br)).toBe(30)
  expect(payoutMinutes({ payoutMinutes: 600 }, jurisdictions.demo)).toBe(600)
})

test.each(markets)('$code offers a pause of a day, which the panic button takes', ({ pauseHours }) => {
  expect(pauseHours).toContain(24)
})

test.each(Object.entries(jurisdictions))('the file of %s has its code', (name, { code }) => {
  expect(code).toBe(name)
})

test('where a register needs the tax number, the registration needs it too', () => {
  const asking = markets.filter(({ exclusionRegister }) => exclusionRegister !== null)
  expect(asking.length).toBeGreaterThan(0)
  for (const { registrationAsks } of asking) expect(registrationAsks).toContain('idNumber')
})

describe('docs/jurisdictions.md', () => {
  const page = readFileSync('docs/jurisdictions.md', 'utf8')
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| `'))
  const [rules = '', , brazil = ''] = page.split('\n## ').slice(1)
  const namesIn = (text: string) =>
    rowsOf(text).flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const { code: _, identity, ...others } = jurisdictions.br
  const every = [...Object.keys(others), ...Object.keys(identity).map((name) => `identity.${name}`)].toSorted()

  test('has a row for each rule, and names the Brazilian source', () => {
    expect(namesIn(rules).toSorted()).toEqual(every)
    // 24 and 168 hours are in one row.
    expect([...namesIn(brazil), 'raiseWithinHours'].toSorted()).toEqual(every)
  })

  test.each(rowsOf(rules))('%s', (row) => expectShownBy(row.split('|').at(-2) ?? ''))
})
