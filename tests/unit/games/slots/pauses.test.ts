import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPauses } from '#games/slots/pauses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether a promise has ended by now. */
async function ended(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return done
}

test('the show of a payment ends by itself, or at once when the player wants it', async () => {
  const { linger, hurry } = createPauses()
  const first = linger(3_600)
  await vi.advanceTimersByTimeAsync(3_599)
  expect(await ended(first)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await ended(first)).toBe(true)
  expect(hurry()).toBe(false)
  const second = linger(3_600)
  expect(hurry()).toBe(true)
  expect(await ended(second)).toBe(true)
  expect(hurry()).toBe(false)
})

test('reels are never hurried, nor the least time of a round', async () => {
  const { wait, linger, hurry } = createPauses()
  const reels = wait(2_500)
  const payment = linger(1_100)
  expect(hurry()).toBe(true)
  expect(await ended(payment)).toBe(true)
  expect(await ended(reels)).toBe(false)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await ended(reels)).toBe(true)
})

test('a closed view does not continue', async () => {
  const { wait, linger, hurry, stop } = createPauses()
  const open = [wait(10), linger(10)]
  stop()
  expect(hurry()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(open.map(ended))).toEqual([false, false])
})
