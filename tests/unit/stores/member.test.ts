import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bet } from '#contract/entities/bet.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { toJson } from '#lib/json.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from './fake-page.ts'
import { openAsMember } from './tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** The history page of a member, whose parts listen. */
async function open(query = '') {
  const tab = await openAsMember(gateway, fakeBrowser().page(`/member/personalHistoryCopy/${query}`))
  const stores = await import('#stores/member.ts')
  return {
    ...tab,
    ...stores,
    watch() {
      stores.historyFilter.$filter.listen(() => undefined)
      stores.$history.listen(() => undefined)
      return expect.poll(() => stores.$history.get())
    },
  }
}

const none = { list: [], next: null, previous: null, total: 0, sums: { stake: 0n, win: 0n, net: 0n, currency: 'BRL' } }

const answered = (value: object) => new Response(toJson({ success: true, value }))

const bet: Bet = {
  betId: '1',
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

test('the page that the address asks for is loaded', async () => {
  const { watch, network } = await open('?days=30&type=RNG')
  await watch().toEqual({ phase: 'ready', value: none })
  expect(network.sentTo(getBettingHistory)).toHaveLength(1)
})

test('the span begins at midnight, today included', async () => {
  const { page, watch, historyFilter } = await open('?days=1')
  const asked: URL[] = []
  const deliver = fetch
  globalThis.fetch = (url, init) => {
    asked.push(new URL(String(url), 'http://page.test'))
    return deliver(url, init)
  }
  page.time = new Date(2026, 10, 21, 15, 30).getTime()
  await watch().toEqual({ phase: 'ready', value: none })
  historyFilter.show({ days: 7, gameType: undefined, cursor: undefined })
  await expect.poll(() => asked).toHaveLength(2)
  const begins = asked.map(({ searchParams }) => searchParams.get('from'))
  expect(begins).toEqual([new Date(2026, 10, 21).toISOString(), new Date(2026, 10, 15).toISOString()])
})

test.each([
  ['', { days: 7 }],
  ['?days=30', { days: 30 }],
  ['?days=90&type=RNG&cursor=abc', { days: 90, gameType: 'RNG', cursor: 'abc' }],
  ['?cursor=abc', { days: 7, cursor: 'abc' }],
] as const)('the address %s stands for its filter', async (query, filter) => {
  const { historyFilter } = await open()
  expect(historyFilter.read(query)).toEqual(filter)
  expect(historyFilter.query(historyFilter.read(query), '')).toBe(query)
})

test('what makes no sense in the address is left out', async () => {
  const { historyFilter } = await open()
  expect(historyFilter.read('?days=8&type=POKER&cursor=')).toEqual({ days: 7 })
})

test('a page is a new entry of the browser’s history, and the way back shows the one before', async () => {
  const { page, network, watch, historyFilter, $history } = await open()
  await watch().toEqual({ phase: 'ready', value: none })
  network.answer(getBettingHistory, answered({ ...none, total: 30, list: [bet] }))
  historyFilter.show({ days: 7, gameType: undefined, cursor: 'abc' })
  expect(page.history.at(-1)).toBe('/member/personalHistoryCopy/?cursor=abc')
  expect($history.get()).toEqual({ phase: 'refreshing', value: none })
  await expect.poll(() => $history.get()).toMatchObject({ phase: 'ready', value: { total: 30 } })
  page.back()
  expect(historyFilter.$filter.get()).toEqual({ days: 7 })
  await expect.poll(() => $history.get()).toEqual({ phase: 'ready', value: none })
  const asked = network.sentTo(getBettingHistory).length
  page.move('/member/personalHistoryCopy/?utm_source=x#login', 'push')
  expect(network.sentTo(getBettingHistory)).toHaveLength(asked)
})

test.each([
  ['of another account', undefined],
  ['of rounds that the period has left behind', none],
] as const)('a cursor %s leads to the newest page', async (_, answer) => {
  const { page, network, watch, historyFilter } = await open('?days=30&cursor=AAAAAAAAAAAAAAAAAAAA')
  if (answer) network.answer(getBettingHistory, answered(answer))
  await watch().toEqual({ phase: 'ready', value: none })
  expect(historyFilter.$filter.get()).toEqual({ days: 30 })
  expect(page.history).toEqual(['/member/personalHistoryCopy/?days=30'])
  expect(network.sentTo(getBettingHistory)).toHaveLength(2)
})

test('a failure is told with its reason, and a new try can succeed', async () => {
  const { network, watch, refreshHistory, $history } = await open()
  network.down(getBettingHistory)
  await watch().toEqual({ phase: 'failed', fault: { kind: 'unreachable' } })
  refreshHistory()
  expect($history.get()).toEqual({ phase: 'waiting' })
  await expect.poll(() => $history.get()).toEqual({ phase: 'ready', value: none })
})
