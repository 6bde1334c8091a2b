import { expect, test } from 'vitest'
import { type GameReturn, placeOnBar, verdictOf } from '#stores/play/returns/returns.ts'

const game: GameReturn = {
  ...{ nodeId: 1001, displayName: 'Arara Dourada', vassalage: 'ARARA', vendorName: 'Arara Originals' },
  ...{ rounds: 2100, stake: 48_300n, win: 31_500n, rate: 9600, interval: { low: 9100, high: 10_100 }, rtp: 9600 },
  isWithin: true,
}

test('a bar has the computed return in its middle, and is cut 10 points from it', () => {
  expect(placeOnBar(game)).toEqual({ from: 25, to: 75 })
  expect(placeOnBar({ ...game, interval: { low: 2000, high: 8900 } })).toEqual({ from: 0, to: 15 })
  expect(placeOnBar({ ...game, interval: { low: 9600, high: 20_000 } })).toEqual({ from: 50, to: 100 })
  // Without a computed return the middle is what came back.
  expect(placeOnBar({ ...game, rtp: null, rate: 9100 })).toEqual({ from: 50, to: 100 })
  expect(placeOnBar({ ...game, interval: null })).toBeUndefined()
})

test('a game without an interval has too few rounds, or rounds that all returned the same', () => {
  const without = { ...game, interval: null, isWithin: null }
  expect(verdictOf({ ...without, rounds: 999 }, 1000)).toBe('few')
  expect(verdictOf({ ...without, rounds: 1000 }, 1000)).toBe('even')
  expect(verdictOf(game, 1000)).toBe('within')
  expect(verdictOf({ ...game, isWithin: false }, 1000)).toBe('outside')
  expect(verdictOf({ ...game, rtp: null, isWithin: null }, 1000)).toBe('undeclared')
})
