import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = { atOnce: 2, waiting: 3, patience: 2000 }

/** Work that ends on request and records its start. */
function works() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => {
      ends.push(() => resolve(name))
    })
  }
  return { begun, work, endFirst: () => ends.shift()?.() }
}

/** Starts all work that has its turn. */
const turn = () => vi.advanceTimersByTimeAsync(1)

test('each account has its own fairQueue, in order', async () => {
  const { begun, work, endFirst } = works()
  const line = fairQueue(limits)
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => line.take('a', work(name)))
  const other = line.take('b', work('b1'))
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  endFirst()
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (let left = 0; left < 4; left++) {
    endFirst()
    await turn()
  }
  expect(await Promise.all([...asked, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('work starts only after a turn of the event loop, so that other requests are read first', async () => {
  const { begun, work } = works()
  void fairQueue(limits).take('a', work('a1'))
  await Promise.resolve()
  expect(begun).toEqual([])
  await turn()
  expect(begun).toEqual(['a1'])
})

test('failed work passes its turn on', async () => {
  const line = fairQueue({ ...limits, atOnce: 1 })
  const failed = expect(line.take('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  const next = line.take('a', () => Promise.resolve('done'))
  await turn()
  await failed
  await turn()
  expect(await next).toBe('done')
})

test('work above the waiting limit is refused at once, with the time of the next try', async () => {
  const { work } = works()
  const line = fairQueue(limits)
  const asked = Array.from({ length: 6 }, (_, index) => line.take('a', work(String(index))))
  for (const waits of asked.slice(0, 5)) waits.catch(() => undefined)
  await expect(asked[5]).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 1 })
})

test('work that waits too long is refused and never starts', async () => {
  const { begun, work, endFirst } = works()
  const line = fairQueue(limits)
  const [, , third] = ['a1', 'a2', 'a3'].map((name) => line.take('a', work(name)))
  const refused = expect(third).rejects.toMatchObject({ code: 'rate_limited' })
  await vi.advanceTimersByTimeAsync(limits.patience + 1)
  await refused
  endFirst()
  await turn()
  expect(begun).toEqual(['a1', 'a2'])
})
