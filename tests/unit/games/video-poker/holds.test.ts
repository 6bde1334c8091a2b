import { expect, test } from 'vitest'
import { deckSize } from '#games/cards.ts'
import { drawnFrom } from '#games/fairness/shuffle.ts'
import { categoryOf } from '#games/video-poker/evaluate.ts'
import { combinations, type Hold, handSize, holdAll, isHeld, type Ways, worthOf } from '#games/video-poker/holds.ts'
import { holdsOf } from '#games/video-poker/optimal.ts'
import { categories } from '#games/video-poker/pay-table.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'
import { cards } from './hands.ts'

/** The same count by dealing every draw. */
function dealtOneByOne(hand: readonly number[], hold: Hold): Ways {
  const ways = Object.fromEntries(categories.map((category) => [category, 0])) as Ways
  const held = hand.filter((_, place) => isHeld(hold, place))
  const from = (drawn: readonly number[], next: number): void => {
    if (drawn.length === handSize) {
      const category = categoryOf(drawn)
      if (category) ways[category]++
      return
    }
    for (let card = next; card < deckSize; card++) if (!hand.includes(card)) from([...drawn, card], card + 1)
  }
  from(held, 0)
  return ways
}

test('counting gives what dealing every draw gives', () => {
  const random = seededRandom(47)
  const hands = [
    cards('Ts Js Qs Ks As'),
    cards('5c 3c Ac 4c 2c'),
    cards('As Ah Ad Ac Ks'),
    cards('9h Th Jh Qh 9c'),
    ...Array.from({ length: 8 }, () => drawnFrom(deckSize, handSize, random)),
  ]
  for (const hand of hands)
    for (let hold = 0; hold <= holdAll; hold++) {
      const { ways, draws } = worthOf(hand, hold)
      // Draws of four and five cards are long to deal one by one: every-hand.test.ts counts all of them in another way.
      if (draws > combinations(47, 3)) continue
      expect(ways).toEqual(dealtOneByOne(hand, hold))
    }
})

test('a draw of five cards from 47 and one of four, dealt one by one', () => {
  const hand = cards('2s 7h 9d Jc Ks')
  for (const hold of [0, 0b01000]) expect(worthOf(hand, hold).ways).toEqual(dealtOneByOne(hand, hold))
})

test.each([
  ['a dealt royal flush', 'Ts Js Qs Ks As', holdAll],
  ['four to a royal flush, before a pair of jacks', 'Ts Js Qs Ks Jh', 0b01111],
  ['a pat flush, before three to a royal flush', 'Ts Js Qs 2s 4s', holdAll],
  ['four to a royal flush, before a pat flush', 'Ts Js Qs Ks 4s', 0b01111],
  ['a high pair, before four to a flush', 'Ks Kh 4s 7s 9s', 0b00011],
  ['four to a flush, before a low pair', '4s 4h Ks 7s 9s', 0b11101],
  ['a low pair, before four to an outside straight without high cards', '5s 5h 6d 7c 8s', 0b00011],
  ['nothing', '2s 4h 6d 8c Ts', 0],
  ['two high cards of one suit, before three high cards', 'Js Ks Qh 4d 6c', 0b00011],
])('holds %s', (_, text, hold) => {
  expect(holdsOf(cards(text))[0]?.hold).toBe(hold)
})

test('all 32 holds are listed, best first', () => {
  const holds = holdsOf(cards('2s 7h 9d Jc Ks'))
  expect(new Set(holds.map(({ hold }) => hold)).size).toBe(32)
  const values = holds.map(({ value }) => Number(value.numerator) / Number(value.denominator))
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})
