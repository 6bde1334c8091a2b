import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteOfBeginning, stopwatch } from '#gateway/platform/db/embedded/stopwatch.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const earlier = 7_000_000

/** A thread that gets so much of a processor, from 0 to 1; it has worked for seven seconds before. */
function thread(share: number): Pick<Worker, 'cpuUsage'> {
  const since = performance.now()
  const cpuUsage = async () => ({ user: earlier + (performance.now() - since) * 1000 * share, system: 0 })
  return { cpuUsage }
}

function started(worker: Pick<Worker, 'cpuUsage'>) {
  const begun = noteOfBeginning()
  Atomics.store(begun, 0, BigInt(earlier))
  const over = vi.fn()
  return { over, stop: stopwatch(worker, begun, 2000, over) }
}

it('ends a statement that has worked up to its limit', async () => {
  const { over } = started(thread(1))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})

it('lets a statement continue that has waited more than worked, as on a busy machine', async () => {
  const { over, stop } = started(thread(0.25))
  await vi.advanceTimersByTimeAsync(7_900)
  expect(over).not.toHaveBeenCalled()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(over).not.toHaveBeenCalled()
})

it('never waits longer than five times the limit', async () => {
  const { over } = started({ cpuUsage: () => new Promise(() => undefined) })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})
