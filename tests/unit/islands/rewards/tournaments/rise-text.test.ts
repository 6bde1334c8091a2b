import { expect, test } from 'vitest'
import { riseText } from '#islands/rewards/tournaments/rise-text.ts'
import { createTranslate } from '#lib/messages.ts'
import words from '#locales/en/tournaments.json' with { type: 'json' }

const t = createTranslate<'tournaments'>(words, 'en')
const text = (
  measure: 'valid-bet' | 'multiplier' | 'rounds',
  mine: { place: number | null; score: bigint; above: bigint | null } | null,
) => riseText({ measure, currency: 'BRL', minStake: 50n }, mine, t, 'en').replace(/\s/g, ' ')

test('what passes the place above is one unit more than its score, because the earlier of equal scores is ahead (rules 26.4 and 26.8)', () => {
  const fourth = { place: 4, score: 1_000n, above: 2_240n }
  expect(text('valid-bet', fourth)).toBe('R$12.41 more in bets, and you pass place 3.')
  expect(text('rounds', { ...fourth, above: 1_000n })).toBe('1 more round, and you pass place 3.')
  expect(text('multiplier', fourth)).toBe('A win above 22.4× its stake passes place 3.')
  expect(text('rounds', { place: 1, score: 5n, above: null })).toBe('You are in the lead.')
})

test('without a score the text says what counts', () => {
  for (const mine of [null, { place: null, score: 0n, above: null }]) {
    expect(text('rounds', mine)).toBe('Every round of R$0.50 or more counts.')
    expect(text('multiplier', mine)).toContain('R$0.50')
  }
})
