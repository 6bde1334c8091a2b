import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { fairDraw } from '#games/fairness/stream.ts'
import {
  beginHiLo,
  canStepHiLo,
  endHiLo,
  guessChance,
  type HiLoMove,
  type HiLoState,
  hiLoLargest,
  hiLoMultiplier,
  hiLoReturn,
  hiLoWin,
  isRight,
  mostCards,
  multiplierAfter,
  offeredMoves,
  rankOf,
  ranks,
  shownHiLo,
  stepHiLo,
} from '#games/hilo/rules.ts'
import { HiLoStateStruct, ShownHiLoStruct } from '#games/hilo/wire.ts'
import { plus, type Rational, rational, times } from '#games/slots/rational.ts'

const guesses = ['higher', 'lower'] as const
const allRanks = Array.from({ length: ranks }, (_, rank) => rank)
const seeds = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed' }

/** A round whose cards have these ranks; the rest are aces. */
const roundOf = (...first: readonly number[]): HiLoState => ({
  cards: Array.from({ length: mostCards }, (_, place) => (first[place] ?? 0) * 4),
  moves: [],
  phase: 'open',
})
const move = (state: HiLoState, ...moves: readonly HiLoMove[]) =>
  moves.reduce((before, next) => stepHiLo(before, { at: before.moves.length, move: next }), state)

test('guesses win with the ranks that they name', () => {
  const thirteenth = (count: bigint) => rational(count, 13n)
  expect(allRanks.map((rank) => guessChance('higher', rank))).toEqual(
    [12n, 12n, 11n, 10n, 9n, 8n, 7n, 6n, 5n, 4n, 3n, 2n, 1n].map(thirteenth),
  )
  expect(allRanks.map((rank) => guessChance('lower', rank))).toEqual(
    [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n, 11n, 12n, 12n].map(thirteenth),
  )
  expect(isRight('higher', 5, 5) && isRight('lower', 5, 5)).toBe(true)
  expect(isRight('higher', 0, 0) || isRight('lower', 12, 12)).toBe(false)
  expect(isRight('lower', 0, 0) && isRight('higher', 12, 12)).toBe(true)
})

test('every pair of guesses returns 99 % exactly, by all cards', () => {
  for (const first of guesses)
    for (const second of guesses) {
      let whole: Rational = rational(0n)
      const each = rational(1n, BigInt(ranks) ** 3n)
      for (const one of allRanks)
        for (const two of allRanks)
          for (const three of allRanks) {
            const after = move(roundOf(one, two, three), first)
            const end = after.phase === 'lost' ? after : move(after, second)
            if (end.phase === 'open') whole = plus(whole, times(each, hiLoMultiplier(end)))
          }
      expect(whole).toEqual(hiLoReturn)
    }
})

test('a first right guess always pays more than the stake', () => {
  for (const rank of allRanks)
    for (const guess of guesses) {
      const { numerator, denominator } = multiplierAfter(roundOf(rank), guess)
      expect(numerator).toBeGreaterThan(denominator)
    }
})

test('multipliers are a product, rounded down once at the end', () => {
  // 0.99 × 13/9 × 13/6 = 3.0983…
  const state = move(roundOf(4, 5, 9), 'higher', 'skip')
  expect(hiLoMultiplier(state)).toEqual(rational(143n, 100n))
  const cashed = stepHiLo(move(roundOf(4, 5, 3), 'higher', 'lower'), 'cash-out')
  expect(hiLoWin(1_00n, cashed)).toBe(3_09n)
})

test('a wrong guess ends the round without a win', () => {
  const lost = move(roundOf(4, 3), 'higher')
  expect(lost.phase).toBe('lost')
  expect(hiLoWin(1_00n, lost)).toBe(0n)
  expect(offeredMoves(lost)).toEqual([])
  expect(canStepHiLo(lost, 'cash-out')).toBe(false)
  expect(() => move(lost, 'skip')).toThrow(RangeError)
})

test('a repeated decision changes nothing, another on the same card is refused', () => {
  const once = move(roundOf(4, 6, 8), 'higher')
  expect(stepHiLo(once, { at: 0, move: 'higher' })).toEqual(once)
  expect(canStepHiLo(once, { at: 0, move: 'skip' })).toBe(false)
  expect(canStepHiLo(once, { at: 2, move: 'higher' })).toBe(false)
  const cashed = stepHiLo(once, 'cash-out')
  expect(stepHiLo(cashed, 'cash-out')).toEqual(cashed)
  expect(canStepHiLo(cashed, { at: 1, move: 'higher' })).toBe(false)
})

test('nothing can be cashed out before a guess, however many cards were skipped', () => {
  const skipped = move(roundOf(4), ...Array.from({ length: mostCards - 2 }, () => 'skip' as const))
  expect(canStepHiLo(skipped, 'cash-out')).toBe(false)
  expect(offeredMoves(skipped)).toEqual(['higher', 'lower'])
  expect(move(skipped, 'lower').phase).toBe('cashed-out')
})

test('no guess is offered that could win more than the largest multiple', () => {
  // Aces after aces: 0.99 × 13⁵ = 367,619.07, and thirteen times that is too much.
  const five = move(roundOf(), 'lower', 'lower', 'lower', 'lower', 'lower')
  expect(hiLoMultiplier(five)).toEqual(rational(99n * 13n ** 5n, 100n))
  expect(offeredMoves(five)).toEqual(['higher', 'skip'])
  expect(hiLoLargest).toEqual(rational(1_000_000n))
})

test('an interrupted round is cashed out, or void if nothing was guessed', () => {
  expect(hiLoWin(1_00n, endHiLo(move(roundOf(4, 6), 'higher')))).toBe(1_43n)
  const skipped = endHiLo(move(roundOf(4, 6), 'skip'))
  expect(skipped.phase).toBe('void')
  expect(hiLoWin(1_00n, skipped)).toBe(1_00n)
  const lost = move(roundOf(4, 3), 'higher')
  expect(endHiLo(lost)).toBe(lost)
})

test('cards that have not been turned are not shown', () => {
  const state = move(beginHiLo(fairDraw({ ...seeds, nonce: 0 })), 'skip', 'skip')
  expect(shownHiLo(state).cards).toEqual(state.cards.slice(0, 3))
  expect(is(JSON.parse(JSON.stringify(state)), HiLoStateStruct)).toBe(true)
  const seen = { ...shownHiLo(state), offered: offeredMoves(state) }
  expect(is(JSON.parse(JSON.stringify(seen)), ShownHiLoStruct)).toBe(true)
})

test('all cards are equally likely', () => {
  const counts = Array.from({ length: 52 }, () => 0)
  const rounds = 500
  for (let nonce = 0; nonce < rounds; nonce++)
    for (const card of beginHiLo(fairDraw({ ...seeds, nonce })).cards) counts[card] = (counts[card] ?? 0) + 1
  // The 99.9 % bound of chi squared with 51 degrees of freedom.
  expect(counts.reduce((sum, count) => sum + (count - rounds) ** 2 / rounds, 0)).toBeLessThan(87.97)
  expect([rankOf(0), rankOf(3), rankOf(4), rankOf(51)]).toEqual([0, 0, 1, 12])
})
