import { expect, test } from 'vitest'
import { accountKey } from '#gateway/account/members/accounts.ts'
import { firstPeople, newcomers } from '#gateway/demo-life/people.ts'
import { type Course, depositOf, nextStep, planVisit } from '#gateway/demo-life/plan-visit.ts'
import {
  arrivalChance,
  between,
  habitsAt,
  lookSeconds,
  mostlyFirst,
  type Random,
  usualPlayers,
} from '#gateway/demo-life/usual-evening.ts'
import { demoAccounts } from '#gateway/seed/demo-members.ts'
import { randomOf } from '#tests/support/demo-life.ts'

const everyKind = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(habitsAt)

test('few play before dawn, most at nine in the evening, and nobody is dropped at a full hour', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => usualPlayers(hour))
  expect(Math.max(...hours)).toBe(usualPlayers(21))
  expect(Math.min(...hours)).toBe(usualPlayers(5))
  for (const quiet of [3, 5, 8, 10]) expect(usualPlayers(quiet)).toBeLessThan(usualPlayers(20) / 3)
  for (const busy of [19, 20, 21, 22, 23]) expect(usualPlayers(busy)).toBeGreaterThan(4)
  for (const hour of hours.keys()) {
    const before = usualPlayers((hour + 23.999) % 24)
    expect(Math.abs(before - usualPlayers(hour))).toBeLessThan(0.01)
  }
})

test('missing players come at once, and the fraction of one is here for that share of the time', () => {
  expect([arrivalChance(2, 5.4), arrivalChance(5, 5), arrivalChance(6, 5.4)]).toEqual([1, 0, 0])
  const random = randomOf(11)
  for (const share of [0.3, 0.6]) {
    const looks = 200_000
    let [here, left] = [0, 0]
    for (let look = 0; look < looks; look++) {
      if (left > 0) left--
      else if (random() < arrivalChance(0, share)) left = 1_200 / lookSeconds
      if (left > 0) here++
    }
    expect(here / looks).toBeCloseTo(share, 1)
  }
})

test('the hours of all players of a day fit into what members want to play', () => {
  const played = Array.from({ length: 240 }, (_, tenth) => usualPlayers(tenth / 10) / 10).reduce(
    (sum, one) => sum + one,
  )
  const wanted = firstPeople.reduce((sum, _, place) => sum + habitsAt(place).dayMinutes / 60, 0)
  expect(played).toBeLessThan(wanted)
})

test('most stakes are small, and the largest ones are rare', () => {
  const random = randomOf(7)
  const stakes = Array.from({ length: 4_000 }, (_, place) => planVisit(random, habitsAt(place % 36), 120).stake).sort(
    (one, other) => Number(one - other),
  )
  const share = (least: bigint) => stakes.filter((stake) => stake >= least).length / stakes.length
  expect(stakes[stakes.length / 2]).toBeLessThanOrEqual(60n)
  expect(share(300n)).toBeLessThan(0.2)
  expect(share(1000n)).toBeGreaterThan(0.005)
  expect(share(1000n)).toBeLessThan(0.06)
})

test.each(everyKind.map((habits, place) => ({ habits, place })))(
  'a visit ends: by time, by luck or by loss, within what the member has set ($place)',
  ({ habits, place }) => {
    for (let seed = 0; seed < 60; seed++) {
      const random = randomOf(1000 * place + seed)
      const left = between(random, 5, habits.dayMinutes)
      const intent = planVisit(random, habits, left)
      expect(intent.minutes).toBeLessThanOrEqual(left)
      const played = play(random, habits, intent)
      expect(played.minutes).toBeLessThan(intent.minutes + 4)
      // The last round before the end may be a bold one.
      const boldest = intent.stake * 4n + (habits.stakes.at(-1) ?? 0n)
      expect(-played.net).toBeLessThan(intent.loseEnough + boldest)
      expect(played.lostInRow).toBeLessThanOrEqual(habits.patience)
      expect(played.deposits).toBeLessThanOrEqual(2)
    }
  },
)

/** Plays by the planner alone: a third of the rounds wins two stakes and a half. */
function play(random: Random, habits: ReturnType<typeof habitsAt>, intent: ReturnType<typeof planVisit>): Course {
  let course: Course = { minutes: 0, balance: 0n, net: 0n, lostInRow: 0, deposits: 0 }
  for (let act = 0; act < 2_000; act++) {
    const step = nextStep(random, habits, intent, course)
    const minutes = course.minutes + step.afterSeconds / 60
    if (step.act === 'leave') return course
    if (step.act === 'spin') {
      expect(step.stake).toBeLessThanOrEqual(course.balance)
      const win = random() < 0.35 ? (step.stake * 5n) / 2n : 0n
      const net = win - step.stake
      const lostInRow = net < 0n ? course.lostInRow + 1 : 0
      course = { ...course, minutes, balance: course.balance + net, net: course.net + net, lostInRow }
    } else if (step.act === 'deposit')
      course = { ...course, minutes, balance: course.balance + step.amount, deposits: course.deposits + 1 }
    else course = { ...course, minutes }
  }
  throw new Error('The visit did not end.')
}

test('deposits are whole tens around the usual one, below the limit of the day', () => {
  const random = randomOf(3)
  for (const habits of everyKind)
    for (let time = 0; time < 50; time++) {
      const amount = depositOf(random, habits)
      expect(amount % 10_00n).toBe(0n)
      expect(amount).toBeGreaterThanOrEqual(10_00n)
      expect(amount * 2n).toBeLessThanOrEqual(habits.dayDeposit)
    }
})

test('the same random numbers give the same visit', () => {
  const plan = () => planVisit(randomOf(42), habitsAt(4), 90)
  expect(plan()).toEqual(plan())
  expect(mostlyFirst(() => 0, ['a', 'b'])).toBe('a')
  expect(mostlyFirst(() => 0.999_999, ['a', 'b'])).toBe('b')
})

test('each of the people has a name of their own, which a registration would accept for newcomers', () => {
  const names = [...demoAccounts, ...firstPeople, ...newcomers].map(({ account }) => accountKey(account))
  expect(new Set(names).size).toBe(names.length)
  expect(firstPeople).toHaveLength(36)
  for (const { account } of newcomers) expect(account).toMatch(/^[a-z][a-z0-9]{5,15}$/)
})
