import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, chunk, isUnloaded } from '#islands/chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => undefined)

test('a part that does not arrive is reported after 120 seconds, not before', async () => {
  const ended = vi.fn()
  chunk(never()).then(ended, ended)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  expect(ended.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' })
})

test('a part that arrives, however late, is returned, and no timer is left', async () => {
  const part = chunk(new Promise((resolve) => setTimeout(() => resolve('part'), 119_000)))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(await part).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

test('a part that fails is reported at once, unchanged', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  await expect(chunk(Promise.reject(gone))).rejects.toBe(gone)
  expect(isUnloaded(gone)).toBe(true)
  expect(isUnloaded(new TypeError('of a part'))).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
