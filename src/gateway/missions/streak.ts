import { addDays, type Day } from '#lib/civil-days.ts'

/** A civil day with a settled bet, and when its first one was settled. */
export interface PlayedDay {
  readonly day: Day
  readonly at: Date
}

/** How far somebody is, and with what it was done; undefined before that. */
export interface Progress {
  readonly progress: bigint
  readonly reachedAt: Date | undefined
}

/**
 * Days in a row (product rule 25.4). Done is done, whatever comes after. Before that only the row counts that reaches to today or
 * yesterday: whoever misses a day begins anew.
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
