import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import { openStatementQueue, type StatementQueue } from '#gateway/platform/db/statement-queue.ts'

const patience = 10_000
let turns: StatementQueue
let order: string[]
beforeEach(() => {
  vi.useFakeTimers()
  turns = openStatementQueue(patience)
  order = []
})
afterEach(() => vi.useRealTimers())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Takes a turn of that many milliseconds, and records its start. */
const take = (subject: string | undefined, milliseconds: number) =>
  turns.take(subject, async () => {
    order.push(subject ?? 'transaction')
    await pause(milliseconds)
  })

const readers = (count: number, milliseconds: number) =>
  Promise.all(Array.from({ length: count }, () => take('history', milliseconds)))

it('serves waiting work one after another, in order', async () => {
  const done = Promise.all([take('a', 5), take(undefined, 5), take('b', 5)])
  await vi.runAllTimersAsync()
  await done
  expect(order).toEqual(['a', 'transaction', 'b'])
})

it('lets short work run before slow work: a bet of several statements waits for one slow read, not for ten', async () => {
  const reading = readers(10, 1000)
  await vi.advanceTimersByTimeAsync(500)
  const betting = (async () => {
    for (let i = 0; i < 6; i++) await take('bet', 2)
    order.push('bet is done')
  })()
  await vi.runAllTimersAsync()
  await Promise.all([reading, betting])
  expect(order.slice(0, 8)).toEqual(['history', ...Array(6).fill('bet'), 'bet is done'])
})

it('gives slow work half of the time, however much short work there is', async () => {
  await Promise.all([readers(1, 1000), vi.runAllTimersAsync()])
  let over = false
  const playing = Array.from({ length: 20 }, async () => {
    while (!over) await take('bet', 10)
  })
  const reading = readers(3, 1000)
  await vi.advanceTimersByTimeAsync(7000)
  over = true
  await vi.runAllTimersAsync()
  await Promise.all([...playing, reading])
  const bets = order.slice(1, order.lastIndexOf('history')).filter((subject) => subject === 'bet').length
  expect(order.filter((subject) => subject === 'history')).toHaveLength(4)
  expect(bets).toBeGreaterThan(150)
  expect(bets).toBeLessThan(350)
})

it('treats a subject as short again after a short statement', async () => {
  await Promise.all([readers(1, 1000), vi.runAllTimersAsync()])
  await Promise.all([readers(1, 1), vi.runAllTimersAsync()])
  order = []
  const done = Promise.all([take('a', 5), take('history', 5), take('b', 5)])
  await vi.runAllTimersAsync()
  await done
  expect(order).toEqual(['a', 'history', 'b'])
})

it('refuses only work that has waited too long', async () => {
  const long = take('long', patience + 1000)
  const impatient = expect(take('impatient', 1)).rejects.toThrow(DatabaseUnavailable)
  await vi.advanceTimersByTimeAsync(5000)
  const patient = take('patient', 1)
  await vi.runAllTimersAsync()
  await Promise.all([long, impatient, patient])
  expect(order).toEqual(['long', 'patient'])
})

it('passes the turn on when its work fails', async () => {
  const failing = expect(turns.take('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  const next = take('b', 1)
  await vi.runAllTimersAsync()
  await Promise.all([failing, next])
  expect(order).toEqual(['b'])
})

it('closes after all waiting work is done, and refuses later work', async () => {
  const served = [take('a', 5), take('b', 5)]
  const closed = turns.close().then(() => order.push('closed'))
  await expect(take('late', 1)).rejects.toThrow(DatabaseUnavailable)
  await vi.runAllTimersAsync()
  await Promise.all([...served, closed])
  expect(order).toEqual(['a', 'b', 'closed'])
})
