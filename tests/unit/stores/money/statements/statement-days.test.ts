import { expect, test } from 'vitest'
import type { Transaction } from '#contract/money/statements/transaction.ts'
import { statementDays, sumOf } from '#stores/money/statements/statement-days.ts'

let id = 0
const movement = (at: string, changed: Partial<Transaction> = {}): Transaction => ({
  transactionId: String(++id),
  at,
  line: 'play',
  kind: 'bet',
  reference: null,
  game: 'Noite de Folia',
  vendor: null,
  credited: 0n,
  debited: 1_00n,
  balanceAfter: 0n,
  corrects: null,
  late: false,
  ...changed,
})

const zone = 'America/Sao_Paulo'
const shape = (list: readonly Transaction[]) =>
  statementDays(list, zone).map(({ day, rows }) => [day, rows.map((row) => row.length)])

test('rounds of a game that follow each other stand in one row, with their sum (rule 10.56)', () => {
  const list = [
    movement('2026-11-28T23:10:00Z', { credited: 5_00n }),
    movement('2026-11-28T23:09:00Z'),
    movement('2026-11-28T22:40:00Z'),
  ]
  expect(shape(list)).toEqual([['2026-11-28', [3]]])
  const [row] = statementDays(list, zone)[0]?.rows ?? []
  expect(row && sumOf(row)).toBe(2_00n)
})

test('another game, a pause of more than 30 minutes, a late win or any other movement begins a row', () => {
  const list = [
    movement('2026-11-28T23:00:00Z'),
    movement('2026-11-28T22:59:00Z', { game: 'Arara Dourada' }),
    movement('2026-11-28T22:28:59Z', { game: 'Arara Dourada' }),
    movement('2026-11-28T22:28:00Z', { game: 'Arara Dourada', late: true }),
    movement('2026-11-28T22:27:00Z', { line: 'deposit', kind: 'deposit', game: null }),
    movement('2026-11-28T22:26:00Z', { game: null }),
    movement('2026-11-28T22:25:00Z', { game: null }),
  ]
  expect(shape(list)).toEqual([['2026-11-28', [1, 1, 1, 1, 1, 1, 1]]])
})

test('days are those of the operator’s clock, and no row reaches over midnight', () => {
  const list = [movement('2026-11-28T03:00:00Z'), movement('2026-11-28T02:59:59Z')]
  expect(shape(list)).toEqual([
    ['2026-11-28', [1]],
    ['2026-11-27', [1]],
  ])
  expect(shape([])).toEqual([])
})
