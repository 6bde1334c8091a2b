import { expect, test } from 'vitest'
import { type CalledChips, callBets, leastReach, mostReach, neighbourChips } from '#games/roulette/call-bets.ts'
import { positionOf } from '#games/roulette/positions.ts'
import { neighboursOf, wheelOrder } from '#games/roulette/wheel.ts'

const chipsOf = (called: readonly CalledChips[]) => called.reduce((sum, { chips }) => sum + chips, 0)
const coveredBy = (called: readonly CalledChips[]) =>
  new Set(called.flatMap(({ position }) => positionOf(position)?.numbers ?? []))
/** Numbers of the wheel from one to another, clockwise. */
const arc = (from: number, to: number) => {
  const turned = [...wheelOrder, ...wheelOrder].slice(wheelOrder.indexOf(from))
  return new Set(turned.slice(0, turned.indexOf(to) + 1))
}

test('call bets lie on places of the table with the chips of the French house', () => {
  for (const { position } of Object.values(callBets).flat()) expect(positionOf(position), position).toBeDefined()
  expect(Object.fromEntries(Object.entries(callBets).map(([name, called]) => [name, chipsOf(called)]))).toEqual({
    voisins: 9,
    tiers: 6,
    orphelins: 5,
    zero: 4,
  })
})

test('call bets cover their part of the wheel: together every number once', () => {
  expect(coveredBy(callBets.voisins)).toEqual(arc(22, 25))
  expect(coveredBy(callBets.tiers)).toEqual(arc(27, 33))
  expect(coveredBy(callBets.zero)).toEqual(arc(12, 15))
  expect(coveredBy(callBets.orphelins)).toEqual(new Set([1, 6, 9, 14, 17, 20, 31, 34]))
  const all = [callBets.voisins, callBets.tiers, callBets.orphelins].map(coveredBy)
  expect(all.reduce((sum, { size }) => sum + size, 0)).toBe(37)
  expect(new Set(all.flatMap((numbers) => [...numbers])).size).toBe(37)
})

test('neighbours are a chip straight up on each number', () => {
  for (const number of wheelOrder)
    for (let reach = leastReach; reach <= mostReach; reach++) {
      const called = neighbourChips(number, reach)
      expect(coveredBy(called)).toEqual(new Set(neighboursOf(number, reach)))
      expect(chipsOf(called)).toBe(2 * reach + 1)
    }
})

test.each([
  [37, 2],
  [-1, 2],
  [17, 0],
  [17, 10],
  [17, 1.5],
])('no neighbours of %d with %d on each side', (number, reach) => {
  expect(() => neighbourChips(number, reach)).toThrow(RangeError)
})
