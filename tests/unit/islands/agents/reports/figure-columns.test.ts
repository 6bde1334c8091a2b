import { expect, test } from 'vitest'
import { figureColumns, figureEntries, figureText } from '#islands/agents/reports/figure-columns.ts'
import type { ReportWords } from '#islands/agents/reports/report-words.ts'

const t = ((key: string) => key) as ReportWords
const shown = { t, currency: 'BRL', locale: 'en' }

test.each([
  ['houseResult', 12_50n, '+R$12.50'],
  ['houseResult', -12_50n, '-R$12.50'],
  ['loss', 12_50n, '+R$12.50'],
  ['bonusHouseResult', 0n, 'R$0.00'],
  ['deposited', 12_50n, 'R$12.50'],
  ['active', 1_250, '1,250'],
] as const)('%s of %s reads %s: only a result of the house has a plus (rule 32.11)', (name, value, text) => {
  expect(figureText(name, value, 'BRL', 'en')).toBe(text)
})

test('a result of the house has the colour of its sign, and no other figure has one', () => {
  const values = { deposited: 5n, houseResult: -5n, loss: 5n }
  const entries = figureEntries(['deposited', 'houseResult', 'loss'], values, shown)
  expect(entries.map(({ direction }) => direction)).toEqual([undefined, 'down', 'up'])
})

test('every figure is a column; cards keep those that are not among the first for the details of their row', () => {
  const columns = figureColumns(['stake', 'win', 'loss'], { ...shown, main: ['loss'] })
  expect(columns.map(({ key, card }) => [key, card])).toEqual([
    ['stake', 'rest'],
    ['win', 'rest'],
    ['loss', undefined],
  ])
})
