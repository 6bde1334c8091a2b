import { create } from 'superstruct'
import { expect, test } from 'vitest'
import { fairDraw } from '#games/fairness/stream.ts'
import { rational } from '#games/slots/rational.ts'
import { categoryOf } from '#games/video-poker/evaluate.ts'
import { holdAll } from '#games/video-poker/holds.ts'
import { categories, multiplier, payTable } from '#games/video-poker/pay-table.ts'
import { begin, draw, handOf, interrupted, largestWin, settled, shown } from '#games/video-poker/rules.ts'
import { fromWire, ShownStruct, shownToWire, toWire } from '#games/video-poker/wire.ts'
import { cards } from './hands.ts'

test.each([
  ['Ts Js Qs Ks As', 'royal-flush'],
  ['9h Th Jh Qh Kh', 'straight-flush'],
  ['5c 3c Ac 4c 2c', 'straight-flush'],
  ['7s 7h 7d 7c 2s', 'four-of-a-kind'],
  ['7s 7h 7d 2c 2s', 'full-house'],
  ['2s 4s 6s 8s Ts', 'flush'],
  ['As 2h 3d 4c 5s', 'straight'],
  ['Ts Jh Qd Kc As', 'straight'],
  ['7s 7h 7d 3c 2s', 'three-of-a-kind'],
  ['7s 7h 3d 3c 2s', 'two-pair'],
  ['Js Jh 3d 4c 2s', 'jacks-or-better'],
  ['As Ah 3d 4c 2s', 'jacks-or-better'],
  ['Ts Th 3d 4c 2s', undefined],
  ['Qs Kh Ad 2c 3s', undefined],
  ['Ks 2h 3d 4c 5s', undefined],
])('%s is %s', (text, category) => {
  expect(categoryOf(cards(text))).toBe(category)
})

const stakes = [1n, 7n, 1_00n]
const dealt = '7s 7h 2d 2c 9s'
/** A round with known cards: the five dealt, then the five that follow. */
const round = (next = '7d 3h 4h 5h 6h', stake = 10n) => ({ stake, cards: [...cards(dealt), ...cards(next)] })

test('what is not held is replaced once, by the next cards in their order from the left', () => {
  expect(handOf(draw(round(), 0b01111))).toEqual(cards('7s 7h 2d 2c 7d'))
  expect(handOf(draw(round(), 0b10011))).toEqual(cards('7s 7h 7d 3h 9s'))
  expect(handOf(draw(round(), 0))).toEqual(cards('7d 3h 4h 5h 6h'))
  expect(settled(draw(round(), 0b01111))).toEqual({ category: 'full-house', win: 90n })
  expect(settled(draw(round(), 0b10011))).toEqual({ category: 'three-of-a-kind', win: 30n })
  expect(settled(draw(round('3h 4h 5h 6h 8c'), 0))).toEqual({ win: 0n })
})

test('an interrupted round holds all dealt cards, and one that has ended stays', () => {
  expect(interrupted(round())).toEqual({ ...round(), hold: holdAll })
  expect(settled(interrupted(round()))).toEqual({ category: 'two-pair', win: 20n })
  const ended = draw(round(), 0)
  expect(interrupted(ended)).toEqual(ended)
})

test('each hand pays its multiple of the stake, at most 800', () => {
  for (const category of categories)
    for (const stake of stakes) expect(stake * BigInt(payTable[category])).toBe(stake * multiplier(category).numerator)
  expect(largestWin).toEqual(rational(800n))
  expect(
    settled(draw({ stake: 3n, cards: [...cards('Ts Js Qs Ks As'), ...cards('2d 3d 4d 5d 6d')] }, holdAll)),
  ).toEqual({
    category: 'royal-flush',
    win: 2_400n,
  })
})

test('a second draw, a hold that is none and a settlement before the draw are refused', () => {
  for (const hold of [-1, 32, 1.5, Number.NaN]) expect(() => draw(round(), hold)).toThrow(RangeError)
  expect(() => draw(draw(round(), 3), 3)).toThrow(RangeError)
  expect(() => settled(round())).toThrow(RangeError)
  expect(() => begin(0n, () => 0)).toThrow(RangeError)
})

test('ten different cards are drawn, whatever the stake, and the next five are never shown before they are drawn', () => {
  for (let nonce = 0; nonce < 200; nonce++) {
    const random = () => fairDraw({ serverSeed: 'video poker', clientSeed: 'hold', nonce })
    const begun = begin(5n, random())
    expect(begin(9_999n, random()).cards).toEqual(begun.cards)
    expect(new Set(begun.cards).size).toBe(10)
    expect(shown(begun)).toEqual({ phase: 'dealt', stake: 5n, dealt: begun.cards.slice(0, 5) })
    const hold = nonce % 32
    const ended = fromWire(JSON.parse(JSON.stringify(toWire(draw(fromWire(toWire(begun)), hold)))))
    expect(ended).toEqual({ ...begun, hold })
    expect(create(shownToWire(shown(ended)), ShownStruct)).toEqual(shown(ended))
    expect(Object.keys(shownToWire(shown(begun)))).toEqual(['phase', 'stake', 'dealt'])
    expect(shown(ended).hand).toHaveLength(5)
  }
})

test('a stored round with a card twice is none', () => {
  expect(() => fromWire({ ...toWire(round()), cards: [...cards(dealt), ...cards(dealt)] })).toThrow()
})
