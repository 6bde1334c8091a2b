import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { cardOf, deckSize } from '#games/cards.ts'
import { expectation } from '#games/distribution.ts'
import {
  dealDragonTiger,
  dragonTigerBets,
  dragonTigerMultiplier,
  dragonTigerPays,
  dragonTigerResults,
  dragonTigerWin,
  dragonTigerWinner,
} from '#games/dragon-tiger/rules.ts'
import { DragonTigerBetId, DragonTigerCardsStruct } from '#games/dragon-tiger/wire.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { shoes, stockOf } from '#games/shoe.ts'
import { minus, rational } from '#games/slots/rational.ts'

const deck = Array.from({ length: deckSize }, (_, card) => card)

test('eight decks: a side returns 799/830, a tie 372/415, a suited tie 357/415', () => {
  // A tie has the chance 31/415, a suited one 7/415; half a stake is lost on a tie.
  expect(dragonTigerBets.map((bet) => expectation(dragonTigerResults(bet, 'eight-decks')))).toEqual([
    rational(799n, 830n),
    rational(799n, 830n),
    rational(372n, 415n),
    rational(357n, 415n),
  ])
})

test('an infinite deck: a side returns 25/26, a tie 12/13, a suited tie 51/52', () => {
  expect(dragonTigerBets.map((bet) => expectation(dragonTigerResults(bet, 'infinite')))).toEqual([
    rational(25n, 26n),
    rational(25n, 26n),
    rational(12n, 13n),
    rational(51n, 52n),
  ])
})

test('the returns are the mean over all pairs of cards, and at least 85 %', () => {
  for (const shoe of shoes)
    for (const bet of dragonTigerBets) {
      const { copies, taken } = stockOf(shoe)
      const pairs = deck.flatMap((dragon) =>
        deck.map((tiger) => ({
          weight: BigInt(copies * (copies - (dragon === tiger ? taken : 0))),
          multiplier: dragonTigerMultiplier(bet, { dragon, tiger }),
        })),
      )
      const returned = expectation(dragonTigerResults(bet, shoe))
      expect(expectation(pairs)).toEqual(returned)
      expect(minus(returned, rational(85n, 100n)).numerator).toBeGreaterThan(0n)
      for (const { multiplier } of pairs)
        expect(minus(dragonTigerPays[bet], multiplier).numerator).toBeGreaterThanOrEqual(0n)
    }
})

test('aces are low and kings high, whatever the suit', () => {
  expect(dragonTigerWinner({ dragon: cardOf(1, 3), tiger: cardOf(2) })).toBe('tiger')
  expect(dragonTigerWinner({ dragon: cardOf(13), tiger: cardOf(12, 3) })).toBe('dragon')
  expect(dragonTigerWinner({ dragon: cardOf(7), tiger: cardOf(7, 3) })).toBe('tie')
})

test('half of dragon and tiger comes back on a tie, rounded down', () => {
  const tie = { dragon: cardOf(7), tiger: cardOf(7, 3) }
  expect(dragonTigerBets.map((bet) => dragonTigerWin(1_01n, bet, tie))).toEqual([50n, 50n, 12_12n, 0n])
  const suited = { dragon: cardOf(7), tiger: cardOf(7) }
  expect(dragonTigerBets.map((bet) => dragonTigerWin(1_01n, bet, suited))).toEqual([50n, 50n, 12_12n, 51_51n])
  const dragon = { dragon: cardOf(8), tiger: cardOf(7) }
  expect(dragonTigerBets.map((bet) => dragonTigerWin(1_01n, bet, dragon))).toEqual([2_02n, 0n, 0n, 0n])
})

test('dealt cards survive the wire; values that are no cards are refused', () => {
  for (const shoe of shoes) {
    const cards = dealDragonTiger(shoe, fairDraw({ serverSeed: 'dragon', clientSeed: 'tiger', nonce: 0 }))
    expect(is(JSON.parse(JSON.stringify(cards)), DragonTigerCardsStruct)).toBe(true)
  }
  expect(['suited-tie', 'lion'].map((bet) => is(bet, DragonTigerBetId))).toEqual([true, false])
  expect(is({ dragon: 52, tiger: 0 }, DragonTigerCardsStruct)).toBe(false)
  expect(is({ dragon: 5 }, DragonTigerCardsStruct)).toBe(false)
})
