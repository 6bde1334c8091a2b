import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#api/errors.ts'
import type { Computation } from '#contract/agents/computations/computation.ts'
import { computing } from '#stores/agents/computations/computing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = Computation<string>

/** A store whose questions the test answers. */
function open() {
  const asked: { again: boolean; answer(value: Answer): Promise<void>; fail(): Promise<void> }[] = []
  const store = computing<Answer>(
    (again) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      // The store has heard the answer when this resolves.
      const heard = () => vi.advanceTimersByTimeAsync(0).then(() => undefined)
      asked.push({
        again,
        answer: (value) => {
          resolve(value)
          return heard()
        },
        fail: () => {
          reject(new CallError('call', { kind: 'timeout' }))
          return heard()
        },
      })
      return promise
    },
    (answer) => answer,
  )
  const at = (index: number) => {
    const one = asked[index]
    if (!one) throw new Error(`question ${index} was not asked`)
    return one
  }
  const stop = store.$state.listen(() => undefined)
  return { ...store, asked, at, stop }
}

const running = (progress: number): Answer => ({ state: 'running', progress, result: null })
const done: Answer = { state: 'done', progress: 100, result: 'all' }
const failed: Answer = { state: 'failed', progress: 30, result: null }

test('it asks until there is a result, and says how far it is', async () => {
  const { $state, start, at, asked } = open()
  expect($state.get()).toEqual({ phase: 'idle' })
  start()
  expect($state.get()).toEqual({ phase: 'running', progress: 0 })
  await at(0).answer({ state: 'waiting', progress: 0, result: null })
  expect($state.get()).toMatchObject({ phase: 'running', progress: 0 })
  for (const [turn, progress] of [20, 70].entries()) {
    await vi.advanceTimersByTimeAsync(1_000)
    await at(turn + 1).answer(running(progress))
    expect($state.get()).toEqual({ phase: 'running', progress, answer: running(progress) })
  }
  await vi.advanceTimersByTimeAsync(1_000)
  await at(3).answer(done)
  expect($state.get()).toEqual({ phase: 'done', answer: done })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.map(({ again }) => again)).toEqual([false, false, false, false])
})

test('a long computation is asked for less often', async () => {
  const { start, at, asked } = open()
  start()
  for (let turn = 0; turn < 10; turn++) {
    await at(turn).answer(running(turn))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await at(10).answer(running(11))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked).toHaveLength(11)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(12)
})

test('a failed computation is begun anew, and after a failed call the same one is joined', async () => {
  const { $state, start, retry, at } = open()
  start()
  await at(0).fail()
  expect($state.get()).toEqual({ phase: 'failed', fault: { kind: 'timeout' } })
  retry()
  await at(1).answer(failed)
  expect($state.get()).toEqual({ phase: 'failed', answer: failed })
  retry()
  await at(2).answer(running(1))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([0, 1, 2, 3].map((turn) => at(turn).again)).toEqual([false, false, true, false])
})

test('nothing is asked any more when nobody looks, and a late answer counts no more', async () => {
  const { $state, start, at, asked, stop } = open()
  start()
  await at(0).answer(running(10))
  stop()
  // The store waits a moment for another listener.
  await vi.advanceTimersByTimeAsync(10_000)
  const before = asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(before)
  const again = $state.listen(() => undefined)
  start()
  start()
  await at(before).answer(done)
  expect($state.get()).toEqual({ phase: 'running', progress: 0 })
  await at(before + 1).answer(running(5))
  expect($state.get()).toMatchObject({ phase: 'running', progress: 5 })
  again()
})
