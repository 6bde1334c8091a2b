import { expect, test } from 'vitest'
import { outcomes, roundChances } from '#games/blackjack/outcomes.ts'
import { roundWorth } from '#games/blackjack/returns.ts'
import { plus, type Rational, rational, times } from '#games/slots/rational.ts'

const percent = ({ numerator, denominator }: Rational) => Number((numerator * 10n ** 12n) / denominator) / 1e10

test('the chances of all results sum to 1, and their mean is what the solver says, exactly', () => {
  const all = outcomes()
  expect([...all.values()].reduce(plus)).toEqual(rational(1n))
  const mean = [...all].map(([halves, chance]) => times(rational(BigInt(halves), 2n), chance)).reduce(plus)
  expect(mean).toEqual(roundWorth().net)
  expect([...all.keys()].toSorted((a, b) => a - b)).toEqual([-8, -6, -4, -2, 0, 2, 3, 4, 6, 8])
})

test('a blackjack is paid 3:2 unless the dealer has one too', () => {
  // Two cards of 13 make it, less those against a dealer's: 8/169 · (1 − 8/169).
  expect(outcomes().get(3)).toEqual(rational(8n * 161n, 169n * 169n))
})

test('a round is won, pushed or lost, and nothing else', () => {
  const { won, even, lost } = roundChances()
  expect([won, even, lost].reduce(plus)).toEqual(rational(1n))
  expect(percent(won)).toBeCloseTo(43.2868, 4)
  expect(percent(even)).toBeCloseTo(8.8456, 4)
})
