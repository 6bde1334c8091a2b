import { expect, test } from 'vitest'
import { profileIds } from '#games/reels/types.ts'
import { isWithin, readBudgets } from '#scripts/bench/budgets.ts'
import { framesFigures, playedGames, spinOf } from '#scripts/bench/frames.ts'

const budgets = await readBudgets()
const steady = (ms: number) => Array.from({ length: 101 }, (_, frame) => frame * ms)

test('frames a second and the longest gap follow from the times of the frames', () => {
  expect(spinOf(steady(20))).toEqual({ perSecond: 50, longestGap: 20 })
  expect(spinOf([0, 10, 20, 100])).toEqual({ perSecond: 30, longestGap: 80 })
})

test('few frames, one long gap and a spin without frames break the budgets', () => {
  const broken = (times: readonly number[]) =>
    framesFigures('a spin', [spinOf(times)], budgets)
      .filter((figure) => !isWithin(figure))
      .map(({ name }) => name)
  expect(broken(steady(1000 / budgets.frames.perSecond))).toEqual([])
  expect(broken(steady(1000 / budgets.frames.perSecond + 1))).toEqual(['frames'])
  const stopped = steady(10).map((time, frame) => (frame > 50 ? time + budgets.frames.longestGap : time))
  expect(broken(stopped)).toEqual(['longest gap'])
  expect(broken([])).toEqual(['frames', 'longest gap'])
})

test('a game of our own and one of each profile are measured', () => {
  const subjects = playedGames().map(({ subject }) => subject)
  expect(subjects).toHaveLength(1 + profileIds.length)
  for (const profile of profileIds) expect(subjects.filter((one) => one.endsWith(`, ${profile})`))).toHaveLength(1)
})
