import { expect, test } from 'vitest'
import { cardOf } from '#games/cards.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { worthOf } from '#games/video-poker/holds.ts'
import { videoPokerInstant } from '#games/video-poker/instant.ts'

const bet = { stake: 100n, choice: null, mostWin: 1_000_000n }
const stream = (nonce = 0) => fairDraw({ serverSeed: 'arara-test-server-seed', clientSeed: 'poker', nonce })
const noStream = () => {
  throw new Error('all cards were drawn at the beginning')
}
/** Four to a royal flush, then a two, and what replaces it first. */
const royal = [10, 11, 12, 13].map((rank) => cardOf(rank))
const round = {
  stake: 100n,
  cards: [...royal, cardOf(2, 1), cardOf(1), ...[3, 4, 5, 6].map((rank) => cardOf(rank, 2))],
}

test('after the draw the round shows the best hold and its worth, and before it neither', () => {
  expect(videoPokerInstant.shown(round)).toEqual({ phase: 'dealt', stake: '100', dealt: round.cards.slice(0, 5) })
  expect(videoPokerInstant.wins(round)).toEqual([0n])
  const fraction = (hold: number) => {
    const { numerator, denominator } = worthOf(round.cards.slice(0, 5), hold).value
    return { numerator: `${numerator}`, denominator: `${denominator}` }
  }
  const missed = videoPokerInstant.step(round, { hold: 0b11111 }, noStream)
  expect(videoPokerInstant.shown(missed)).toMatchObject({
    phase: 'settled',
    hold: 31,
    worth: { numerator: '0', denominator: '1' },
    best: { hold: 0b01111, worth: fraction(0b01111) },
  })
  const hit = videoPokerInstant.step(round, { hold: 0b01111 }, noStream)
  expect(videoPokerInstant.shown(hit)).toMatchObject({ category: 'royal-flush', worth: fraction(0b01111) })
  expect(videoPokerInstant.wins(hit)).toEqual([videoPokerInstant.largest(bet)])
  expect(videoPokerInstant.largest(bet)).toBe(80_000n)
})

test('one hold is decided; a round without it holds all', () => {
  const begun = videoPokerInstant.begin(bet, stream())
  for (const hold of [-1, 32, 1.5, '3'])
    expect(videoPokerInstant.decision.validate({ hold })[0], `${hold}`).toBeDefined()
  const ended = videoPokerInstant.interrupted(begun, noStream)
  expect(ended).toEqual(videoPokerInstant.step(begun, { hold: 31 }, noStream))
  expect(videoPokerInstant.isVoid(ended)).toBe(false)
  expect(videoPokerInstant.may(ended, { hold: 0 })).toBe(false)
})
