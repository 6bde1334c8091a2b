/** A clock that stands still until a test moves it. */
export interface Clock {
  now(): Date
  /** Milliseconds forward. */
  advance(milliseconds: number): void
}

/** The next 12:00 in Brasília, so that at no hour a test that moves its clock by minutes or hours reaches another civil day. */
function nextNoon(): Date {
  const noon = new Date()
  noon.setUTCHours(15, 0, 0, 0)
  return noon > new Date() ? noon : later(noon, hours(24))
}

/** @param start the first time; by default the next noon */
export function fakeClock(start = nextNoon()): Clock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance(milliseconds) {
      at += milliseconds
    },
  }
}

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => count * 3_600_000

/** A moment that is later, or earlier if the milliseconds are negative. */
export const later = (moment: string | Date, milliseconds: number) =>
  new Date(new Date(moment).getTime() + milliseconds)
