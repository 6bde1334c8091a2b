import { expect, test } from 'vitest'
import { dealerTotals } from '#games/blackjack/dealer.ts'
import { blackjackReturn, houseRules, insuranceReturn, roundWorth } from '#games/blackjack/returns.ts'
import { openCards, playsOf, strategy } from '#games/blackjack/strategy.ts'
import { cardOf } from '#games/cards.ts'
import { plus, type Rational, rational } from '#games/slots/rational.ts'

const percent = ({ numerator, denominator }: Rational) => Number((numerator * 10n ** 12n) / denominator) / 1e10

test.each([
  ['the rules of the house', houseRules, rational(5n, 2n), -0.5704],
  ['a dealer who hits soft 17', { ...houseRules, hitsSoft17: true }, rational(5n, 2n), -0.7892],
  ['no double after a split', { ...houseRules, doublesAfterSplit: false }, rational(5n, 2n), -0.6902],
  ['blackjack at 6:5', houseRules, rational(11n, 5n), -1.9233],
])('optimal play under %s is worth what is known of it', (_, rules, blackjack, known) => {
  expect(Math.abs(percent(roundWorth(rules, blackjack).net) - known)).toBeLessThanOrEqual(0.0001)
})

test('the dealer’s chances sum to 1 for every open card', () => {
  for (const soft17 of [false, true])
    for (let open = 1; open <= 10; open++) expect(dealerTotals(open, soft17).reduce(plus)).toEqual(rational(1n))
  // Known of an infinite deck: a 6 busts with 42.3154 %, a 7 with 26.2312 %; 10 and ace after the look with 23.0 % and 16.7 %.
  const busts = [6, 7, 10, 1].map((open) => percent(dealerTotals(open, false).at(-1) ?? rational(0n)))
  for (const [index, known] of [42.3154, 26.2312, 22.9785, 16.6525].entries())
    expect(busts[index]).toBeCloseTo(known, 3)
})

test('every stake comes back with more than the 85 % of the law, insurance too', () => {
  expect(percent(blackjackReturn())).toBeCloseTo(99.4939, 4)
  expect(insuranceReturn).toEqual(rational(12n, 13n))
})

test('the optimal strategy is the basic strategy of an infinite deck', () => {
  const letters = { hit: 'H', stand: 'S', split: 'P', double: 'D' }
  const drawn = strategy().map(({ kind, value, cells }) => {
    const row = cells.map(({ play, otherwise }) => (otherwise === 'stand' ? 'E' : letters[play])).join('')
    return `${kind} ${value} ${row}`
  })
  // Against 2 to 10 and the ace. D doubles, and hits with more than two cards; E doubles, and stands with more.
  expect(drawn).toEqual([
    'hard 4 HHHHHHHHHH',
    'hard 5 HHHHHHHHHH',
    'hard 6 HHHHHHHHHH',
    'hard 7 HHHHHHHHHH',
    'hard 8 HHHHHHHHHH',
    'hard 9 HDDDDHHHHH',
    'hard 10 DDDDDDDDHH',
    'hard 11 DDDDDDDDDH',
    'hard 12 HHSSSHHHHH',
    'hard 13 SSSSSHHHHH',
    'hard 14 SSSSSHHHHH',
    'hard 15 SSSSSHHHHH',
    'hard 16 SSSSSHHHHH',
    'hard 17 SSSSSSSSSS',
    'hard 18 SSSSSSSSSS',
    'hard 19 SSSSSSSSSS',
    'hard 20 SSSSSSSSSS',
    'soft 13 HHHHDHHHHH',
    'soft 14 HHHDDHHHHH',
    'soft 15 HHHDDHHHHH',
    'soft 16 HHDDDHHHHH',
    'soft 17 HDDDDHHHHH',
    'soft 18 SEEEESSHHH',
    'soft 19 SSSSSSSSSS',
    'soft 20 SSSSSSSSSS',
    'pair 1 PPPPPPPPPP',
    'pair 2 PPPPPPHHHH',
    'pair 3 PPPPPPHHHH',
    'pair 4 HHHPPHHHHH',
    'pair 5 DDDDDDDDHH',
    'pair 6 PPPPPHHHHH',
    'pair 7 PPPPPPHHHH',
    'pair 8 PPPPPPPPPP',
    'pair 9 PPPPPSPPSS',
    'pair 10 SSSSSSSSSS',
  ])
})

test('each decision has its exact worth, so that a player sees what another one would have cost', () => {
  const hand = { cards: [cardOf(8), cardOf(8, 1)] }
  expect(playsOf(hand, 10, true).map(({ play }) => play)).toEqual(['split', 'hit', 'stand', 'double'])
  expect(playsOf(hand, 10, false).map(({ play }) => play)).toEqual(['hit', 'stand', 'double'])
  expect(playsOf({ cards: [...hand.cards, cardOf(2)] }, 10, true).map(({ play }) => play)).toEqual(['stand', 'hit'])
  for (const row of strategy()) expect(row.cells).toHaveLength(openCards.length)
})
