import { expect, test } from 'vitest'
import { totalText } from '#games/blackjack/face/total-text.ts'
import { totalOf } from '#games/blackjack/hand.ts'
import { cardOf } from '#games/cards.ts'

test.each([
  ['an ace and a six', [1, 6], '7/17', '17'],
  ['a pair of aces', [1, 1], '2/12', '12'],
  ['an ace that counts one', [1, 6, 9], '16', '16'],
  ['a blackjack', [1, 13], '21', '21'],
  ['a bust', [10, 9, 5], '24', '24'],
])('%s is said as both that it may count only while it may change', (_, ranks, open, final) => {
  const total = totalOf(ranks.map((rank) => cardOf(rank)))
  expect([totalText(total, false), totalText(total, true)]).toEqual([open, final])
})
