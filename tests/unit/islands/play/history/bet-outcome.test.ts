import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Bet } from '#contract/play/history/bet.ts'
import { betColumns, betOutcome } from '#islands/play/history/bet-columns.tsx'

test.each([
  ['settled', 0n, 'lost'],
  ['settled', 30n, 'paid'],
  ['settled', 1_00n, 'paid'],
  ['settled', 1_01n, 'won'],
  ['open', null, 'open'],
  ['voided', null, 'voided'],
] as const)('a stake of 1.00, %s with a win of %s, is %s', (status, win, outcome) => {
  expect(betOutcome({ status, stake: 1_00n, win })).toBe(outcome)
})

const bet: Bet = {
  betId: '1',
  roundId: '1',
  gameCode: 'mesa',
  gameName: 'Mesa',
  gameType: 'LIVE',
  vassalage: 'MESA',
  iconUrl: '/art/mesa.svg',
  stake: 1_00n,
  free: false,
  win: 2_50n,
  currency: 'BRL',
  status: 'settled',
  balanceBefore: 10_00n,
  balanceAfter: 11_50n,
  placedAt: '2026-11-21T12:00:00.000Z',
  settledAt: '2026-11-21T12:00:00.000Z',
}
const open = { status: 'open', win: null, balanceAfter: null, settledAt: null } as const

test.each([
  ['won', {}, ['R$2.50', '+R$1.50'], [2_50n, 1_50n]],
  ['lost', { win: 0n }, ['R$0.00', '-R$1.00'], [0n, -1_00n]],
  ['open', open, ['–', '–'], [null, null]],
  ['voided', { ...open, status: 'voided', balanceAfter: 10_00n }, ['–', '–'], [null, null]],
  ['free', { free: true }, ['R$2.50', '–'], [2_50n, null]],
] as const)(
  'a bet that is %s has win and net in table and file only if they are known',
  (_, changed, texts, amounts) => {
    const words = ((key: string) => key) as unknown as Parameters<typeof betColumns>[0]
    const shown = betColumns(words, 'en').filter(({ key }) => key === 'win' || key === 'net')
    const row = { ...bet, ...changed }
    expect(shown.map(({ text }) => text(row))).toEqual(texts)
    const inFile = shown.map(({ csv }) => (csv ? csv(row) : null))
    expect(inFile).toEqual(amounts.map((amount) => (amount === null ? null : { amount, currency: 'BRL' })))
  },
)

test.each([
  ['won', {}, 'R$2.50'],
  ['paid', { win: 30n }, 'R$0.30'],
  ['lost', { win: 0n }, 'R$0.00'],
  ['open', open, 'R$0.00'],
  ['voided', { ...open, status: 'voided', balanceAfter: 10_00n }, 'R$0.00'],
] as const)('a bet that is %s says so, with what was paid', (outcome, changed, amount) => {
  const words = (key: string, values?: { amount?: string }) => `${key} ${values?.amount}`
  const state = betColumns(words as unknown as Parameters<typeof betColumns>[0], 'en').find(
    ({ key }) => key === 'state',
  )
  const row = { ...bet, ...changed }
  const text = `history.status.${outcome} ${amount}`
  expect(state?.text(row)).toBe(text)
  const drawn = renderToStaticMarkup(state?.value?.(row))
  expect(drawn).toBe(`<span class="status status--${outcome}">${text}</span>`)
})
