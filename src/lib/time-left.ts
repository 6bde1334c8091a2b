const day = 86_400

/** The time that is left until a moment. */
export interface TimeLeft {
  readonly days: number
  /** What is left besides whole days: `29:41`, or `3:29:41` from an hour on. */
  readonly clock: string
}

/** @param ms milliseconds; a second that has begun counts, and none are left below zero */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor((seconds % day) / 3600)
  const days = Math.floor(seconds / day)
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = `${hours + days > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return { days, clock: hours + days > 0 ? `${hours}:${tail}` : tail }
}

const two = (number: number) => String(number).padStart(2, '0')
