import { addDays, dayIn, startOf as startOfDay } from '#lib/civil-days.ts'

/** An evening with one game. */
export interface DemoEvening {
  readonly daysAgo: number
  /** Start of the evening, UTC. */
  readonly hour: number
  readonly minute: number
  readonly nodeId: number
  /** Minor units. */
  readonly stake: bigint
  readonly rounds: number
  /**
   * What must not be left to chance. `none`: every round is lost, so that Maria gets cash back. `at last`: the last round
   * wins at least its stake, so that Maria has a place in the tournament.
   */
  readonly luck?: 'none' | 'at last'
}

/** Maria's last weeks: 60 rounds in seven games. Her earlier rounds are in demo-year.ts. */
export const demoEvenings: readonly DemoEvening[] = [
  { daysAgo: 41, hour: 22, minute: 14, nodeId: 1001, stake: 5_00n, rounds: 9 },
  { daysAgo: 36, hour: 23, minute: 2, nodeId: 1003, stake: 2_00n, rounds: 7 },
  { daysAgo: 29, hour: 21, minute: 40, nodeId: 1002, stake: 1_00n, rounds: 10 },
  { daysAgo: 22, hour: 23, minute: 31, nodeId: 1006, stake: 60n, rounds: 8 },
  { daysAgo: 15, hour: 20, minute: 55, nodeId: 1004, stake: 2_00n, rounds: 6 },
  { daysAgo: 8, hour: 22, minute: 20, nodeId: 1007, stake: 3_00n, rounds: 7 },
  { daysAgo: 5, hour: 0, minute: 12, nodeId: 1001, stake: 2_00n, rounds: 6, luck: 'at last' },
  { daysAgo: 2, hour: 22, minute: 47, nodeId: 1008, stake: 1_00n, rounds: 7, luck: 'none' },
]

/** Amount of Maria's first deposit in minor units. */
export const demoDeposit = 500_00n

/** Favourite games, newest last. */
export const demoFavourites: readonly number[] = [2003, 1006, 1001]

/** Start of an evening, relative to `now`. */
export function startOf({ daysAgo, hour, minute }: Pick<DemoEvening, 'daysAgo' | 'hour' | 'minute'>, now: Date): Date {
  const day = addDays(dayIn('UTC', now.getTime()), -daysAgo)
  return new Date(startOfDay(day, 'UTC') + (hour * 60 + minute) * 60_000)
}
