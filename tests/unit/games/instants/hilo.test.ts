import { expect, test } from 'vitest'
import { hiLoInstant } from '#games/hilo/instant.ts'
import type { HiLoMove } from '#games/hilo/rules.ts'

/** A round of 100 whose cards have these ranks; the rest are aces. */
function begun(mostWin: bigint, ...ranks: readonly number[]) {
  const left = [...ranks]
  return hiLoInstant.begin({ stake: 100n, choice: null, mostWin }, () => 4 * (left.shift() ?? 0))
}
type Round = ReturnType<typeof begun>
const noStream = () => {
  throw new Error('all cards were drawn at the beginning')
}
function after(round: Round, ...moves: readonly HiLoMove[]): Round {
  return moves.reduce((before, move) => {
    const decision = { at: before.state.moves.length, move }
    expect(hiLoInstant.may(before, decision)).toBe(true)
    return hiLoInstant.step(before, decision, noStream)
  }, round)
}

test('no round begins without a guess that is offered, whatever the first card is', () => {
  // On a seven the better guess wins with 7/13: 0.99 · 13/7 = 1.8385….
  const bet = (mostWin: bigint) => ({ stake: 100n, choice: null, mostWin })
  expect([hiLoInstant.offers(bet(182n)), hiLoInstant.offers(bet(183n))]).toEqual([false, true])
  for (let rank = 0; rank < 13; rank++) {
    const { offered } = hiLoInstant.shown(begun(183n, rank)) as { offered: string[] }
    expect(offered.some((move) => move !== 'skip')).toBe(true)
  }
})

test('a guess that could pay more than the limit is not offered, and the round pays by itself when none can come', () => {
  // On an ace: 0.99 · 13/12 = 1.0725 for higher, 12.87 for lower.
  const ace = begun(183n, 0, 6, 5, 3)
  expect(hiLoInstant.shown(ace)).toMatchObject({ offered: ['higher', 'skip'] })
  expect(hiLoInstant.may(ace, { at: 0, move: 'lower' })).toBe(false)
  // On a seven both guesses would pay 1.99; an ace or a king may still come.
  const seven = after(ace, 'higher')
  expect(hiLoInstant.shown(seven)).toMatchObject({ phase: 'open', offered: ['skip'] })
  expect(hiLoInstant.may(seven, 'cash-out')).toBe(true)
  // On a six higher pays 1.0725 · 13/8 = 1.7428; the least after that is 1.7428 · 13/12 = 1.888.
  const won = after(begun(183n, 0, 5, 6), 'higher', 'higher')
  expect([won.state.phase, hiLoInstant.wins(won)]).toEqual(['cashed-out', [174n]])
})

test('decisions are made once, on the present card', () => {
  const round = after(begun(1_000_00n, 4, 6, 8), 'higher')
  for (const at of [0, 2]) expect(hiLoInstant.may(round, { at, move: 'higher' })).toBe(false)
  expect(hiLoInstant.may(begun(1_000_00n, 4), 'cash-out')).toBe(false)
  const cashed = hiLoInstant.step(round, 'cash-out', noStream)
  expect(hiLoInstant.isOver(cashed)).toBe(true)
  expect(hiLoInstant.may(cashed, 'cash-out')).toBe(false)
})

test('an interrupted round is cashed out, and void if nothing was guessed', () => {
  const untouched = hiLoInstant.interrupted(after(begun(1_000_00n, 4, 6), 'skip'), noStream)
  expect([hiLoInstant.isVoid(untouched), hiLoInstant.wins(untouched)]).toEqual([true, [100n]])
  // 0.99 · 13/9.
  const guessed = hiLoInstant.interrupted(after(begun(1_000_00n, 4, 6), 'higher'), noStream)
  expect([hiLoInstant.isVoid(guessed), hiLoInstant.wins(guessed)]).toEqual([false, [143n]])
})
