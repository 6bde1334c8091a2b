import { expect, test } from 'vitest'
import { rational } from '#games/slots/rational.ts'
import { combinations } from '#games/video-poker/holds.ts'
import { categories } from '#games/video-poker/pay-table.ts'
import { chanceOf, hitFrequency, videoPokerReturn } from '#games/video-poker/returns.ts'
import { all, everyHand } from './every-hand.ts'

test('every deal and every draw, held optimally, gives the frequencies that are declared', () => {
  const { classes, ways } = everyHand()
  expect(classes).toBe(134_459)
  expect(all).toBe(19_933_230_517_200n)
  for (const [index, category] of categories.entries())
    expect(rational(ways[index] ?? 0n, all)).toEqual(chanceOf(category))
}, 60_000)

test('9/6 Jacks or Better returns 99.5439 %', () => {
  expect(videoPokerReturn).toEqual(rational(19_842_315_923_796n, 19_933_230_517_200n))
  expect((videoPokerReturn.numerator * 1_000_000n) / videoPokerReturn.denominator).toBe(995_439n)
  expect((hitFrequency.numerator * 10_000n) / hitFrequency.denominator).toBe(4_545n)
})

test('combinations of small numbers', () => {
  expect([combinations(52, 5), combinations(47, 5), combinations(5, 0), combinations(3, 4)]).toEqual([
    2_598_960, 1_533_939, 1, 0,
  ])
})
