import { now as pageNow } from '#lib/clock.ts'

/** The clock of a table, as far as a page knows it. */
export interface TableClock {
  /** Takes the time that an answer or message of the gateway was written at, ISO 8601. */
  hear(written: string): void
  /** Milliseconds since 1970 by the clock of the table, which is that of its database. */
  now(): number
}

/**
 * Follows the clock that decides, whatever the device's own says. A message is always older than its arrival, so the one that took the
 * least time is the best: the clock only ever moves forward.
 *
 * @param steady milliseconds of a clock that nobody can set
 */
export function tableClock(steady: () => number): TableClock {
  let ahead: number | undefined
  return {
    hear(written) {
      const at = Date.parse(written)
      if (!Number.isNaN(at)) ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, at - steady())
    },
    now: () => (ahead === undefined ? pageNow() : steady() + ahead),
  }
}
