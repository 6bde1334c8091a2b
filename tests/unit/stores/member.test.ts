import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { openAsMember } from './tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function open() {
  const tab = await openAsMember(gateway)
  return { ...tab, ...(await import('#stores/member.ts')) }
}

const none = { list: [], pageNo: 1, totalPages: 0, total: 0, sums: { stake: 0n, win: 0n, net: 0n, currency: 'BRL' } }

test('a page of the history is loaded', async () => {
  const { loadHistory, $history, $historyFilter } = await open()
  expect($history.get()).toEqual({ phase: 'loading' })
  await loadHistory({ days: 30, gameType: 'RNG', pageNo: 1 })
  expect($history.get()).toEqual({ phase: 'ready', page: none })
  expect($historyFilter.get()).toEqual({ days: 30, gameType: 'RNG', pageNo: 1 })
})

test('the span begins at midnight, today included', async () => {
  const { page, loadHistory } = await open()
  const asked: URL[] = []
  const deliver = fetch
  globalThis.fetch = (url, init) => {
    asked.push(new URL(String(url), 'http://page.test'))
    return deliver(url, init)
  }
  page.time = new Date(2026, 10, 21, 15, 30).getTime()
  for (const days of [1, 7] as const) await loadHistory({ days, pageNo: 1 })
  const begins = asked.map(({ searchParams }) => searchParams.get('from'))
  expect(begins).toEqual([new Date(2026, 10, 21).toISOString(), new Date(2026, 10, 15).toISOString()])
})

test('while the next page loads, the last one stays to be seen', async () => {
  const { network, loadHistory, $history } = await open()
  await loadHistory({ days: 7, pageNo: 1 })
  const held = network.hold(getBettingHistory)
  const loading = loadHistory({ days: 7, pageNo: 2 })
  expect($history.get()).toEqual({ phase: 'loading', page: none })
  held.release()
  await loading
  expect($history.get()).toEqual({ phase: 'ready', page: { ...none, pageNo: 2 } })
})

test('a slower earlier answer never replaces a later one', async () => {
  const { network, loadHistory, $history, $historyFilter } = await open()
  const slow = network.hold(getBettingHistory)
  const first = loadHistory({ days: 7, pageNo: 3 })
  await slow.answered
  await loadHistory({ days: 7, pageNo: 2 })
  slow.release()
  await first
  expect($history.get()).toEqual({ phase: 'ready', page: { ...none, pageNo: 2 } })
  expect($historyFilter.get().pageNo).toBe(2)
})

test('nor does a slower earlier failure', async () => {
  const { network, loadHistory, $history } = await open()
  const slow = network.hold(getBettingHistory)
  // Page 0 is refused.
  const first = loadHistory({ days: 7, pageNo: 0 })
  await slow.answered
  await loadHistory({ days: 7, pageNo: 1 })
  slow.release()
  await first
  expect($history.get()).toEqual({ phase: 'ready', page: none })
})

test('a failure is told with its reason, and a new try can succeed', async () => {
  const { network, loadHistory, $history } = await open()
  network.down(getBettingHistory)
  await loadHistory({ days: 7, pageNo: 1 })
  expect($history.get()).toEqual({ phase: 'failed', fault: { kind: 'unreachable' } })
  await loadHistory({ days: 7, pageNo: 1 })
  expect($history.get().phase).toBe('ready')
})

test('an answer that comes after the logout shows nobody’s history', async () => {
  const { network, loadHistory, dropSession, $history } = await open()
  const slow = network.hold(getBettingHistory)
  const loading = loadHistory({ days: 7, pageNo: 1 })
  await slow.answered
  dropSession('left')
  slow.release()
  await loading
  expect($history.get()).toEqual({ phase: 'loading' })
})
