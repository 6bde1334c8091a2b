import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWhileShown } from '#lib/polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page whose tab is shown or hidden. */
class FakePage extends EventTarget {
  hidden = false
  turn(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

test('it loads at once and then every minute', async () => {
  const ask = vi.fn(async () => undefined)
  const stop = askWhileShown(ask, 60_000, new FakePage())
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(ask).toHaveBeenCalledTimes(4)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(4)
})

test('a hidden tab loads nothing for hours, and at once when it is shown again', async () => {
  const page = new FakePage()
  const ask = vi.fn(async () => undefined)
  askWhileShown(ask, 60_000, page)
  await vi.advanceTimersByTimeAsync(30_000)
  page.turn(true)
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  page.turn(false)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a tab that was opened in the background loads when it is first shown', async () => {
  const page = new FakePage()
  page.hidden = true
  const ask = vi.fn(async () => undefined)
  askWhileShown(ask, 1_000, page)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).not.toHaveBeenCalled()
  page.turn(false)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('requests do not overlap, however often the tab is shown', async () => {
  const page = new FakePage()
  const answer = Promise.withResolvers<void>()
  const ask = vi.fn(() => answer.promise)
  askWhileShown(ask, 1_000, page)
  for (const hidden of [true, false, true, false]) page.turn(hidden)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
  answer.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
