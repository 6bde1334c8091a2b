import { expect, test } from 'vitest'
import { prizeRanges, scoreText } from '#islands/rewards/tournaments/score-text.ts'

test('neighbouring places with the same prize are one line', () => {
  expect(prizeRanges([500n, 300n, 100n, 100n, 100n, 50n])).toEqual([
    { from: 1, to: 1, amount: 500n },
    { from: 2, to: 2, amount: 300n },
    { from: 3, to: 5, amount: 100n },
    { from: 6, to: 6, amount: 50n },
  ])
  expect(prizeRanges([7n, 7n])).toEqual([{ from: 1, to: 2, amount: 7n }])
})

test('a score is an amount, a multiple or a number, by the tournament’s kind', () => {
  const text = (measure: 'valid-bet' | 'multiplier' | 'rounds') =>
    scoreText({ measure, currency: 'BRL' }, 123_450n, 'pt-BR').replace(/\s/g, ' ')
  expect([text('valid-bet'), text('multiplier'), text('rounds')]).toEqual(['R$ 1.234,50', '1.234,5×', '123.450'])
})
