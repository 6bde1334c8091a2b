import { expect, test } from 'vitest'
import { titleText, untilFact, worthList, worthText } from '#islands/worth-text.ts'
import { createTranslate } from '#lib/messages.ts'
import words from '#locales/en/hub.json' with { type: 'json' }
import categories from '#locales/en/lobby-search.json' with { type: 'json' }

const t = createTranslate<'hub' | 'lobby-search'>({ ...words, ...categories }, 'en')
const plain = (text: string) => text.replace(/\s/g, ' ')

test('a reward is counted in its own unit', () => {
  const text = (unit: 'money' | 'bonus' | 'points' | 'rounds', amount: bigint, currency: string | null = null) =>
    plain(worthText({ unit, amount, currency }, t, 'en'))
  expect(text('money', 1500n, 'BRL')).toBe('R$15.00')
  expect(text('bonus', 2000n, 'BRL')).toBe('R$20.00 bonus')
  expect([text('points', 1n), text('points', 1500n)]).toEqual(['1 point', '1,500 points'])
  expect([text('rounds', 1n), text('rounds', 10n)]).toEqual(['1 free round', '10 free rounds'])
  const sums = [
    { unit: 'money', amount: 1500n, currency: 'BRL' },
    { unit: 'points', amount: 5n, currency: null },
  ] as const
  expect(plain(worthList(sums, t, 'en'))).toBe('R$15.00 and 5 points')
})

test('what has no title of the operator is named by its kind', () => {
  expect(titleText({ title: 'Thanks', gameType: null }, t)).toBe('Thanks')
  expect(titleText({ title: null, gameType: 'RNG' }, t)).toBe('Rebate, slots')
  expect(titleText({ title: null, gameType: null }, t)).toBe('Daily sign-in')
})

test('a near end is said by the time that is left, a far one by its day', () => {
  const now = Date.parse('2026-11-29T12:00:00.000Z')
  expect(untilFact('2026-11-30T12:00:00.000Z', now, t, 'en')).toEqual({ fact: '24 hours left', tone: 'soon' })
  expect(untilFact('2026-12-05T12:00:00.000Z', now, t, 'en').fact).toMatch(/^until .*5/)
  expect(untilFact('2026-11-29T11:00:00.000Z', now, t, 'en').fact).toBe('0 seconds left')
  expect(untilFact(null, now, t, 'en')).toEqual({})
})
