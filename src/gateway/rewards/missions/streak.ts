import { addDays, type Day } from '#lib/civil-days.ts'

/** A civil day with a settled bet, and when its first one was settled. */
export interface PlayedDay {
  readonly day: Day
  readonly at: Date
}

/** The progress, and the moment that completed it; undefined before that. */
export interface Progress {
  readonly progress: bigint
  readonly reachedAt: Date | undefined
}

/**
 * Days in a row (product rule 25.4). A completed mission stays complete. Before that, only days in a row that reach
 * today or yesterday count: a missed day starts the count again.
 *
 * @param days in their order, each once
 */
export function streakOf(days: readonly PlayedDay[], target: bigint, today: Day): Progress {
  let run = 0n
  let last: Day | undefined
  for (const { day, at } of days) {
    run = last !== undefined && addDays(last, 1) === day ? run + 1n : 1n
    last = day
    if (run >= target) return { progress: target, reachedAt: at }
  }
  const isAlive = last !== undefined && (last === today || addDays(last, 1) === today)
  return { progress: isAlive ? run : 0n, reachedAt: undefined }
}
