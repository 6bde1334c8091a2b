import { expect, test } from 'vitest'
import { buttonOf, type CrashMoment, certainMs, guardMs } from '#games/crash/face/bets.ts'
import { firstMsAt } from '#games/crash/growth.ts'
import type { OwnBet } from '#games/tables/view/props.ts'

const bet = (place: string, more: Partial<OwnBet> = {}): OwnBet => ({
  ...{ place, stake: 10_00n, chips: [10_00n], target: null, cashedAt: null, ticket: null },
  ...more,
})
const moment = (more: Partial<CrashMoment>): CrashMoment => ({
  ...{ stage: 'open', ms: -5_000, forced: null, end: undefined, mostWin: 100_000_00n, own: [] },
  ...more,
})
const said = (more: Partial<CrashMoment>, isSending = false) => buttonOf('first', moment(more), isSending)

test('while bets are taken the button places a bet, and takes it back', () => {
  expect(said({})).toEqual({ kind: 'bet' })
  expect(said({}, true)).toEqual({ kind: 'sending' })
  expect(said({ own: [bet('first')] })).toEqual({ kind: 'take-back', which: 'last' })
  // The gateway takes back the last one, or all: an earlier one alone cannot be.
  const both = [bet('first'), bet('second')]
  expect(said({ own: both })).toEqual({ kind: 'take-back', which: 'all' })
  expect(buttonOf('second', moment({ own: both }), false)).toEqual({ kind: 'take-back', which: 'last' })
})

test('around the start a press does nothing, so that no late one cashes out', () => {
  const own = [bet('first')]
  expect(said({ own, ms: -guardMs })).toEqual({ kind: 'take-back', which: 'last' })
  expect(said({ own, ms: 1 - guardMs })).toEqual({ kind: 'soon' })
  expect(said({ own, stage: 'closed', ms: firstMsAt(1_01) - 1 })).toEqual({ kind: 'soon' })
  expect(said({ own, stage: 'closed', ms: firstMsAt(1_01) })).toEqual({ kind: 'cash-out', at: 1_01, win: 10_10n })
})

test('without a bet the button waits for the next round', () => {
  for (const stage of ['closed', 'showing', 'over', 'void', 'waiting'] as const)
    expect(said({ stage, ms: 3_000 })).toEqual({ kind: 'wait' })
})

test('a flying bet pays what the multiplier of the moment makes of it', () => {
  expect(said({ stage: 'closed', own: [bet('first')], ms: firstMsAt(2_50) })).toEqual({
    ...{ kind: 'cash-out', at: 2_50, win: 25_00n },
  })
  expect(said({ stage: 'closed', own: [bet('first')], ms: firstMsAt(2_50) }, true)).toEqual({ kind: 'sending' })
  expect(said({ stage: 'closed', own: [bet('first', { cashedAt: 2_40 })], ms: 60_000 })).toEqual({
    ...{ kind: 'cashed', at: 2_40, win: 24_00n },
  })
})

test.each([
  ['its target', { own: [bet('first', { target: 2_00 })] }, 2_00],
  ['the end that the house announced', { own: [bet('first')], forced: 3_00 }, 3_00],
  ['the most that a bet may pay', { own: [bet('first')], mostWin: 40_00n }, 4_00],
])('a bet pays no more than %s allows, and is called reached once that is certain', (_, more, at) => {
  const passed = firstMsAt(at)
  const win = BigInt(at * 10)
  expect(said({ stage: 'closed', ...more, ms: passed + certainMs - 1 })).toEqual({ kind: 'cash-out', at, win })
  expect(said({ stage: 'closed', ...more, ms: passed + certainMs })).toEqual({ kind: 'reached', at, win })
})

test('at the end each bet says what it came to', () => {
  const end = { point: 2_00, late: false, forced: null }
  const over = (own: OwnBet, more: Partial<CrashMoment> = {}) => said({ stage: 'over', end, own: [own], ...more })
  expect(over(bet('first'))).toEqual({ kind: 'lost' })
  expect(over(bet('first', { target: 2_01 }))).toEqual({ kind: 'lost' })
  expect(over(bet('first', { target: 2_00 }))).toEqual({ kind: 'cashed', at: 2_00, win: 20_00n })
  expect(over(bet('first', { cashedAt: 1_50 }))).toEqual({ kind: 'cashed', at: 1_50, win: 15_00n })
  expect(over(bet('first'), { end: { ...end, forced: 1_80 } })).toEqual({ kind: 'cashed', at: 1_80, win: 18_00n })
  expect(over(bet('first'), { end: { ...end, late: true } })).toEqual({ kind: 'back' })
  expect(over(bet('first', { target: 3_00 }), { end: { ...end, late: true } })).toEqual({ kind: 'lost' })
  expect(over(bet('first'), { stage: 'void', end: undefined })).toEqual({ kind: 'back' })
})
