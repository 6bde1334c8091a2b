import { expect, test } from 'vitest'
import { instantNames } from '#games/instants/names.ts'
import { belowFloor, returnsOf } from '#games/instants/returns.ts'
import { rational } from '#games/slots/rational.ts'

test('the returns of games are those that are known of them, rounded down', () => {
  // 36/37 is 97.297… %.
  expect(returnsOf('roulette')).toMatchObject({ leastReturn: 9_729, greatestReturn: 9_729, largest: rational(36n) })
  expect(returnsOf('lightning-roulette')).toMatchObject({ leastReturn: 9_729, largest: rational(500n) })
  // Eight decks: the tie returns 100 − 14.36 %, the banker 100 − 1.0579 %.
  expect(returnsOf('baccarat')).toMatchObject({ leastReturn: 8_564, greatestReturn: 9_894 })
  expect(returnsOf('video-poker')).toMatchObject({ leastReturn: 9_954, largest: rational(800n) })
  expect(returnsOf('plinko')).toMatchObject({ leastReturn: 9_897, largest: rational(1_000n) })
  // Insurance returns 12/13; a round that is played optimally 99.4939 % of all stakes.
  expect(returnsOf('blackjack')).toMatchObject({ leastReturn: 9_230, greatestReturn: 9_949 })
})

test('a hit frequency is stated where every bet of a game has one', () => {
  expect(returnsOf('roulette').hitFrequency).toEqual({ least: 270, greatest: 4_864 })
  expect(returnsOf('wheel').hitFrequency).toEqual({ least: 200, greatest: 8_000 })
  const without = instantNames.filter((name) => !returnsOf(name).hitFrequency)
  expect(without).toEqual(['bingo', 'dice', 'hilo', 'limbo'])
})

test('bets below a floor are listed by their game, and none is below the law’s', () => {
  expect(belowFloor(8_500)).toEqual([])
  expect(belowFloor(8_565)).toEqual([{ game: 'baccarat', bet: 'tie', rtp: 8_564 }])
  expect(belowFloor(8_564)).toEqual([])
})
