import { expect, test } from 'vitest'
import { cardOf } from '#games/cards.ts'
import { categoryOf } from '#games/video-poker/evaluate.ts'
import { payingPlaces } from '#games/video-poker/face/paying-places.ts'

test.each([
  ['jacks-or-better', [3, 11, 5, 11, 8], [1, 3]],
  ['two-pair', [3, 11, 3, 11, 8], [0, 1, 2, 3]],
  ['three-of-a-kind', [3, 3, 5, 3, 8], [0, 1, 3]],
  ['straight', [3, 4, 5, 6, 7], [0, 1, 2, 3, 4]],
  ['full-house', [3, 3, 5, 3, 5], [0, 1, 2, 3, 4]],
  ['four-of-a-kind', [9, 3, 3, 3, 3], [1, 2, 3, 4]],
] as const)('of %s, the cards that make it are marked', (category, ranks, places) => {
  const hand = ranks.map((rank, place) => cardOf(rank, place % 4))
  expect(categoryOf(hand)).toBe(category)
  expect(payingPlaces(hand, category)).toEqual(places)
})
