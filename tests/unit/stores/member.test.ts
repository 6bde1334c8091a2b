import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bet } from '#contract/entities/bet.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { toJson } from '#lib/json.ts'
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

const none = { list: [], next: null, previous: null, total: 0, sums: { stake: 0n, win: 0n, net: 0n, currency: 'BRL' } }

const answered = (value: object) => new Response(toJson({ success: true, value }))

const bet: Bet = {
  roundId: '1',
  gameCode: 'arara-dourada',
  gameName: 'Arara Dourada',
  gameType: 'RNG',
  vassalage: 'ARARA',
  iconUrl: '/art/arara.svg',
  stake: 1_00n,
  win: 30n,
  currency: 'BRL',
  status: 'settled',
  balanceBefore: 10_00n,
  balanceAfter: 9_30n,
  placedAt: '2026-11-21T12:00:00.000Z',
  settledAt: '2026-11-21T12:00:00.000Z',
}

test('a page of the history is loaded', async () => {
  const { loadHistory, $history, $historyFilter } = await open()
  expect($history.get()).toEqual({ phase: 'loading' })
  await loadHistory({ days: 30, gameType: 'RNG' })
  expect($history.get()).toEqual({ phase: 'ready', page: none })
  expect($historyFilter.get()).toEqual({ days: 30, gameType: 'RNG' })
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
  for (const days of [1, 7] as const) await loadHistory({ days })
  const begins = asked.map(({ searchParams }) => searchParams.get('from'))
  expect(begins).toEqual([new Date(2026, 10, 21).toISOString(), new Date(2026, 10, 15).toISOString()])
})

test('while the next page loads, the last one stays to be seen', async () => {
  const { network, loadHistory, $history } = await open()
  await loadHistory({ days: 7 })
  const held = network.hold(getBettingHistory)
  const loading = loadHistory({ days: 30 })
  expect($history.get()).toEqual({ phase: 'loading', page: none })
  held.release()
  await loading
  expect($history.get()).toEqual({ phase: 'ready', page: none })
})

test('a slower earlier answer never replaces a later one', async () => {
  const { network, loadHistory, $history, $historyFilter } = await open()
  const slow = network.hold(getBettingHistory)
  const first = loadHistory({ days: 90 })
  await slow.answered
  network.answer(getBettingHistory, answered({ ...none, total: 5 }))
  await loadHistory({ days: 1 })
  slow.release()
  await first
  expect($history.get()).toEqual({ phase: 'ready', page: { ...none, total: 5 } })
  expect($historyFilter.get()).toEqual({ days: 1 })
})

test('nor does a slower earlier failure', async () => {
  const { network, loadHistory, $history } = await open()
  network.answer(getBettingHistory, new Response('', { status: 500 }))
  const slow = network.hold(getBettingHistory)
  const failing = loadHistory({ days: 7 })
  const later = loadHistory({ days: 7 })
  await failing
  slow.release()
  await later
  expect($history.get()).toEqual({ phase: 'ready', page: none })
})

test.each([
  ['', { days: 7 }],
  ['?days=30', { days: 30 }],
  ['?days=90&type=RNG&cursor=abc', { days: 90, gameType: 'RNG', cursor: 'abc' }],
  ['?cursor=abc', { days: 7, cursor: 'abc' }],
] as const)('the address %s stands for its filter', async (search, filter) => {
  const { historyFilterOf, historySearch } = await open()
  expect(historyFilterOf(search)).toEqual(filter)
  expect(historySearch(filter, '')).toBe(search)
  expect(historySearch(filter, '?utm_source=x&days=1&cursor=old')).toBe(`?utm_source=x${search.replace('?', '&')}`)
})

test('what makes no sense in the address is left out', async () => {
  const { historyFilterOf } = await open()
  expect(historyFilterOf('?days=8&type=POKER&cursor=')).toEqual({ days: 7 })
})

test('a page is a new entry of the browser’s history, and the way back shows the one before', async () => {
  const { page, network, loadHistory, showHistory, followHistoryAddress, $history, $historyFilter } = await open()
  page.move('/member/#personalHistoryCopy', 'replace')
  page.onMove(followHistoryAddress)
  await loadHistory({ days: 7 })
  network.answer(getBettingHistory, answered({ ...none, total: 30, list: [bet] }))
  showHistory({ days: 7, cursor: 'abc' })
  expect(page.history.at(-1)).toBe('/member/?cursor=abc#personalHistoryCopy')
  await expect.poll(() => $history.get()).toMatchObject({ phase: 'ready', page: { total: 30 } })
  page.back()
  expect($historyFilter.get()).toEqual({ days: 7 })
  await expect.poll(() => $history.get()).toEqual({ phase: 'ready', page: none })
  const asked = network.sentTo(getBettingHistory).length
  page.move('/member/?utm_source=x#depositv2', 'push')
  expect(network.sentTo(getBettingHistory)).toHaveLength(asked)
})

test.each([
  ['of another account', undefined],
  ['of rounds that the period has left behind', none],
] as const)('a cursor %s leads to the newest page', async (_, answer) => {
  const { page, network, loadHistory, $history, $historyFilter } = await open()
  page.move('/member/?days=30&cursor=AAAAAAAAAAAAAAAAAAAA#personalHistoryCopy', 'replace')
  if (answer) network.answer(getBettingHistory, answered(answer))
  await loadHistory({ days: 30, cursor: 'AAAAAAAAAAAAAAAAAAAA' })
  expect($history.get()).toEqual({ phase: 'ready', page: none })
  expect($historyFilter.get()).toEqual({ days: 30 })
  expect(page.history).toEqual(['/member/?days=30#personalHistoryCopy'])
})

test('a failure is told with its reason, and a new try can succeed', async () => {
  const { network, loadHistory, $history } = await open()
  network.down(getBettingHistory)
  await loadHistory({ days: 7 })
  expect($history.get()).toEqual({ phase: 'failed', fault: { kind: 'unreachable' } })
  await loadHistory({ days: 7 })
  expect($history.get().phase).toBe('ready')
})

test('an answer that comes after the logout shows nobody’s history', async () => {
  const { network, loadHistory, dropSession, $history } = await open()
  const slow = network.hold(getBettingHistory)
  const loading = loadHistory({ days: 7 })
  await slow.answered
  dropSession('left')
  slow.release()
  await loading
  expect($history.get()).toEqual({ phase: 'loading' })
})
