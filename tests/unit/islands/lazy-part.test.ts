import { expect, test, vi } from 'vitest'
import { lazyPart } from '#islands/lazy-part.tsx'

const Shown = () => null

test('a part is loaded once, however often it is asked for', async () => {
  const load = vi.fn(async () => ({ Shown }))
  const Part = lazyPart(load, 'Shown')
  const [first, second] = await Promise.all([Part.arrive(), Part.arrive()])
  expect(first.default).toBe(Shown)
  expect(second).toBe(first)
  expect(await Part.arrive()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('after a failure it is loaded again', async () => {
  const load = vi.fn(async () => ({ Shown })).mockRejectedValueOnce(new TypeError('gone'))
  const Part = lazyPart(load, 'Shown')
  await expect(Part.arrive()).rejects.toThrow('gone')
  await expect(Part.arrive()).resolves.toEqual({ default: Shown })
  expect(load).toHaveBeenCalledTimes(2)
})
