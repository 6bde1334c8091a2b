import { expect, test } from 'vitest'
import { pileOf } from '#games/kit/chips/pile.ts'
import {
  afterStep,
  type ChipLimits,
  type ChipsAction,
  type ChipsState,
  noChips,
  totalOf,
} from '#games/kit/chips/state.ts'

const limits: ChipLimits = {
  mostAt: (place) => (place === 'red' ? 1000n : 300n),
  mostOfRound: 1500n,
  funds: 5000n,
}
const place = (at: string, sum: bigint): ChipsAction => ({ type: 'place', chips: [{ place: at, sum }] })
const play = (steps: readonly ChipsAction[], within = limits, from: ChipsState = noChips) =>
  steps.reduce((state, step) => afterStep(state, step, within), from)
const lying = ({ bets }: ChipsState) => Object.fromEntries(bets)

test('chips add up on their place', () => {
  const state = play([place('red', 100n), place('straight-17', 50n), place('red', 100n)])
  expect(lying(state)).toEqual({ red: 200n, 'straight-17': 50n })
  expect(totalOf(state.bets)).toBe(250n)
})

test('undo takes back step by step, also a clear and a double', () => {
  const steps = [place('red', 100n), place('odd', 50n), { type: 'double' }, { type: 'clear' }] as const
  const undo = { type: 'undo' } as const
  expect(lying(play(steps))).toEqual({})
  expect(lying(play([...steps, undo]))).toEqual({ red: 200n, odd: 100n })
  expect(lying(play([...steps, undo, undo]))).toEqual({ red: 100n, odd: 50n })
  expect(lying(play([...steps, undo, undo, undo]))).toEqual({ red: 100n })
  expect(lying(play([...steps, undo, undo, undo, undo, undo]))).toEqual({})
})

test('a played round leaves an empty table, and can be repeated instead of what lies there', () => {
  const played = play([place('red', 100n), place('odd', 50n), { type: 'played' }])
  expect(lying(played)).toEqual({})
  expect(played.before).toEqual([])
  expect(lying(play([place('even', 70n), { type: 'repeat' }], limits, played))).toEqual({ red: 100n, odd: 50n })
  expect(lying(play([{ type: 'repeat' }, { type: 'undo' }], limits, played))).toEqual({})
  // A round without bets does not forget the last one with bets.
  expect(lying(play([{ type: 'played' }, { type: 'repeat' }], limits, played))).toEqual({ red: 100n, odd: 50n })
})

test('what exceeds a limit changes nothing and says which limit', () => {
  const before = play([place('red', 900n), place('odd', 300n)])
  const cases: [ChipsAction, ChipLimits, ChipsState['refusal']][] = [
    [place('red', 101n), limits, { reason: 'place', place: 'red' }],
    [place('odd', 1n), limits, { reason: 'place', place: 'odd' }],
    [{ type: 'double' }, limits, { reason: 'place', place: 'red' }],
    [{ type: 'double' }, { ...limits, mostAt: () => 9999n }, { reason: 'round' }],
    [place('low', 100n), { ...limits, funds: 1299n }, { reason: 'funds' }],
    [place('low', 100n), { ...limits, wouldWinTooMuch: (bets) => bets.has('low') }, { reason: 'win' }],
  ]
  for (const [step, within, refusal] of cases) {
    const after = afterStep(before, step, within)
    expect(after.refusal).toEqual(refusal)
    expect(after.bets).toBe(before.bets)
    expect(after.before).toBe(before.before)
  }
  expect(play([place('red', 100n), place('red', 9999n), place('odd', 1n)]).refusal).toBeUndefined()
})

test('chips of several places are put together or not at all', () => {
  const chips = [
    { place: 'split-4-7', sum: 100n },
    { place: 'split-12-15', sum: 400n },
  ]
  expect(lying(play([{ type: 'place', chips }]))).toEqual({})
  expect(lying(play([{ type: 'place', chips: chips.slice(0, 1) }]))).toEqual({ 'split-4-7': 100n })
})

test('a lifted place is empty, and the limits of an exact sum are allowed', () => {
  expect(lying(play([place('red', 1000n), place('odd', 300n), { type: 'lift', place: 'red' }]))).toEqual({ odd: 300n })
  const steps = [place('red', 1000n), place('odd', 300n), place('low', 200n)]
  expect(totalOf(play(steps, { ...limits, funds: 1500n }).bets)).toBe(1500n)
})

test('a pile has the largest chips below and not more than are drawn', () => {
  const values = [50n, 100n, 500n, 2500n]
  expect(pileOf(3150n, values)).toEqual([2500n, 500n, 100n, 50n])
  expect(pileOf(99_999n, values)).toEqual([2500n, 2500n, 2500n, 2500n, 2500n])
  expect(pileOf(20n, values)).toEqual([])
})
