import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { baccaratBets, baccaratMultiplier, baccaratPays, baccaratWin } from '#games/baccarat/bets.ts'
import { baccaratResults, winnerWays } from '#games/baccarat/exact.ts'
import { baccaratResult, bankerDraws, dealBaccarat, handPoints, playBaccarat } from '#games/baccarat/rules.ts'
import { BaccaratBetId, BaccaratHandsStruct } from '#games/baccarat/wire.ts'
import { cardOf } from '#games/cards.ts'
import { expectation } from '#games/distribution.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { type Shoe, shoes } from '#games/shoe.ts'
import { minus, type Rational, rational } from '#games/slots/rational.ts'

const cards = (...ranks: number[]) => ranks.map((rank, index) => cardOf(rank, index % 4))
/** What the house keeps, in percent with four decimals. */
const edge = (returned: Rational) => {
  const { numerator, denominator } = minus(rational(1n), returned)
  return Math.round(Number((numerator * 100_000_000n) / denominator) / 100) / 10_000
}

test('the infinite deck has the known ways of player, banker and tie', () => {
  expect(winnerWays('infinite')).toEqual({ player: 2_153_464n, banker: 2_212_744n, tie: 460_601n })
})

test('eight decks have the known ways of player, banker and tie', () => {
  const ways = winnerWays('eight-decks')
  // The published combinations of six cards of 416.
  expect(ways).toEqual({
    player: 2_230_518_282_592_256n,
    banker: 2_292_252_566_437_888n,
    tie: 475_627_426_473_216n,
  })
  expect(ways.player + ways.banker + ways.tie).toBe(416n * 415n * 414n * 413n * 412n * 411n)
})

test('bets return the known figures', () => {
  const edges = (shoe: Shoe) => baccaratBets.map((bet) => edge(expectation(baccaratResults(bet, shoe))))
  expect(edges('infinite').slice(0, 3)).toEqual([1.2281, 1.064, 14.117])
  const [player, banker, ...others] = edges('eight-decks')
  expect([player, banker]).toEqual([1.2351, 1.0579])
  // Tie 8:1, pairs 11:1 and either pair 5:1 are published with two decimals.
  expect(others.map((part) => Math.round(100 * part) / 100)).toEqual([14.36, 10.36, 10.36, 13.71])
})

test('every bet returns at least 85 %, from either shoe', () => {
  for (const shoe of shoes)
    for (const bet of baccaratBets)
      expect(
        minus(expectation(baccaratResults(bet, shoe)), rational(85n, 100n)).numerator,
        `${bet} ${shoe}`,
      ).toBeGreaterThan(0n)
})

test('the banker draws by the tableau', () => {
  const drawn = Array.from({ length: 8 }, (_, points) =>
    Array.from({ length: 10 }, (_, third) => third)
      .filter((third) => bankerDraws(points, third))
      .join(''),
  )
  expect(drawn).toEqual(['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''])
  expect([0, 5, 6, 7].map((points) => bankerDraws(points, undefined))).toEqual([true, true, false, false])
})

test.each([
  ['a natural of the player ends it', [4, 1, 4, 1, 9, 9], 2, 2, 'player'],
  ['a natural of the banker ends it', [1, 5, 1, 4, 9, 9], 2, 2, 'banker'],
  ['the player stands on six, the banker draws on five', [3, 2, 3, 3, 3, 1], 2, 3, 'banker'],
  ['both stand on six and seven', [13, 3, 6, 4, 9, 9], 2, 2, 'banker'],
  ['the banker stands on three against an eight', [1, 1, 1, 2, 8, 9], 3, 2, 'banker'],
  ['the banker draws on six against a six', [13, 3, 12, 3, 6, 10], 3, 3, 'tie'],
] as const)('%s', (_, ranks, player, banker, winner) => {
  const hands = playBaccarat(cards(...ranks))
  expect([hands.player.length, hands.banker.length, baccaratResult(hands).winner]).toEqual([player, banker, winner])
})

test('commission is taken, a tie gives the stake back, and wins are rounded down', () => {
  const result = { winner: 'banker', playerPair: false, bankerPair: true } as const
  expect(baccaratWin(1_01n, 'banker', result)).toBe(1_96n)
  expect(baccaratWin(1_01n, 'player', result)).toBe(0n)
  const tie = { ...result, winner: 'tie' } as const
  expect(baccaratBets.map((bet) => baccaratWin(1_01n, bet, tie))).toEqual([1_01n, 1_01n, 9_09n, 0n, 12_12n, 6_06n])
})

test('no result pays more than the pays of the table, and every pay is reached', () => {
  const results = (['player', 'banker', 'tie'] as const).flatMap((winner) =>
    [true, false].flatMap((playerPair) => [true, false].map((bankerPair) => ({ winner, playerPair, bankerPair }))),
  )
  for (const bet of baccaratBets) {
    const most = results.map((result) => baccaratMultiplier(bet, result))
    expect(most).toContainEqual(baccaratPays[bet])
    for (const pay of most) expect(minus(baccaratPays[bet], pay).numerator >= 0n).toBe(true)
  }
})

test('dealt hands follow the rules and survive the wire; other hands are refused', () => {
  for (let nonce = 0; nonce < 300; nonce++)
    for (const shoe of shoes) {
      const hands = dealBaccarat(shoe, fairDraw({ serverSeed: 'baccarat', clientSeed: 'test', nonce }))
      expect(is(JSON.parse(JSON.stringify(hands)), BaccaratHandsStruct)).toBe(true)
      expect(handPoints(hands.player)).toBeLessThan(10)
    }
  expect(is({ player: cards(4, 4, 1), banker: cards(1, 1) }, BaccaratHandsStruct)).toBe(false)
  expect(is({ player: cards(1, 2), banker: cards(1, 1, 3) }, BaccaratHandsStruct)).toBe(false)
  expect(is({ player: cards(4), banker: cards(1, 1) }, BaccaratHandsStruct)).toBe(false)
  expect(['player', 'either-pair', 'perfect-pair', ''].map((bet) => is(bet, BaccaratBetId))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(is({ player: [52, 1], banker: [1, 1] }, BaccaratHandsStruct)).toBe(false)
  expect(() => playBaccarat(cards(1, 2, 3, 4, 5))).toThrow(RangeError)
})
