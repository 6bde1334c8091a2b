import { expect, test } from 'vitest'
import { BulkheadFull, bulkhead } from '#gateway/play/vendor-door/bulkhead.ts'

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('a burst of questions waits for its turn, and all are asked', async () => {
  const { run } = bulkhead({ atOnce: 2, waiting: 50, patience: 60_000 })
  const answers = Array.from({ length: 40 }, (_, index) => run('A', async () => index))
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 40 }, (_, index) => index))
})

test('questions beyond the places of a silent vendor are refused, and another vendor has its own', async () => {
  const { run } = bulkhead({ atOnce: 2, waiting: 1, patience: 20 })
  const [first, second] = [held(), held()]
  const underWay = [run('A', first.work), run('A', second.work)]
  // One waits in vain, the next one has not even a place to wait.
  const waits = run('A', async () => 'asked')
  await expect(run('A', async () => 'asked')).rejects.toBeInstanceOf(BulkheadFull)
  await expect(waits).rejects.toBeInstanceOf(BulkheadFull)
  expect(await run('B', async () => 'asked')).toBe('asked')
  first.end()
  second.end()
  expect(await Promise.all(underWay)).toEqual(['done', 'done'])
  expect(await run('A', async () => 'asked')).toBe('asked')
})

test('the failure of a question is its own', async () => {
  const { run } = bulkhead({ atOnce: 1, waiting: 1, patience: 20 })
  await expect(run('A', () => Promise.reject(new RangeError('no')))).rejects.toBeInstanceOf(RangeError)
})
