/**
 * The time of the site. Many devices have a clock that is wrong, or is set while a page is open, so nothing that is shown or sent
 * depends on it: the page takes the time from the gateway's answers, and counts on by a clock that nobody can set (product
 * rule 16.12).
 *
 * @module
 */

/** Fired on `window` when the device's clock was set or the device slept: the gateway must be asked for its time. */
export const clockEvent = 'site:clock'

/** Milliseconds by which the device's clock and the steady one may part without a reason. */
const slack = 2000

/** What is added to the steady clock: by the device's clock at first, by the gateway's as soon as it has answered. */
let base = Date.now() - performance.now()
/** The same by the device's clock, as it was when the two were last compared. */
let ofDevice = base

/** Milliseconds since 1970 by the gateway's clock; by the device's until the gateway has answered a page of this device. */
export function now(): number {
  const apart = Date.now() - performance.now()
  if (Math.abs(apart - ofDevice) > slack) {
    ofDevice = apart
    globalThis.dispatchEvent?.(new Event(clockEvent))
  }
  return performance.now() + base
}

/**
 * Takes the time from an answer of the gateway. It was written between question and answer, so the clock is moved only if it cannot be
 * right: a slow answer does not move it.
 *
 * @param asked `performance.now()` when the question was sent
 * @param written the gateway's time: ISO 8601, or an HTTP date, which has whole seconds; anything else says nothing
 */
export function hearTime(asked: number, written: string | null | undefined): void {
  const earliest = Date.parse(written ?? '')
  if (Number.isNaN(earliest)) return
  const latest = earliest + (written?.endsWith('GMT') ? 999 : 0)
  base = Math.min(Math.max(base, earliest - performance.now()), latest - asked)
}

/** Milliseconds by which the gateway's clock is ahead of the device's, as far as the page knows. */
export const offsetOfDevice = (): number => Math.round(base - Date.now() + performance.now())

/** Begins with what an earlier page knew, before the gateway has answered this one. @param ahead NaN if none did */
export function startOffset(ahead: number): void {
  if (!Number.isNaN(ahead)) base = ofDevice + ahead
}
