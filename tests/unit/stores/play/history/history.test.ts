import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bet } from '#contract/play/history/bet.ts'
import { getBettingDays } from '#contract/play/history/get-betting-days.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getPlaySessions } from '#contract/play/history/get-play-sessions.ts'
import { toJson } from '#lib/json.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** The history page of a member, whose parts listen. */
async function open(query = '') {
  const tab = await openAsMember(gateway, fakeBrowser().page(`/member/personalHistoryCopy/${query}`))
  const stores = await import('#stores/play/history/history.ts')
  const { $state: $history, refresh } = stores.bettingHistory('pt')
  return {
    ...tab,
    ...stores,
    $history,
    refresh,
    watch() {
      stores.historyFilter.$filter.listen(() => undefined)
      $history.listen(() => undefined)
      return expect.poll(() => $history.get())
    },
  }
}

const usual = {
  view: 'sessions' as const,
  days: 7,
  from: undefined,
  to: undefined,
  gameType: undefined,
  cursor: undefined,
} as const

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
  free: false,
  win: 30n,
  currency: 'BRL',
  status: 'settled',
  balanceBefore: 10_00n,
  balanceAfter: 9_30n,
  placedAt: '2026-11-21T12:00:00.000Z',
  settledAt: '2026-11-21T12:00:00.000Z',
}

test('the page in the address is loaded', async () => {
  const { watch, network } = await open('?days=30&type=RNG&cursor=abc')
  const asked = requested('gameType', 'cursor')
  const value = { ...none, total: 30, list: [bet] }
  network.answer(getBettingHistory, answered(value))
  await watch().toEqual({ phase: 'ready', value })
  expect(asked).toEqual([['RNG', 'abc']])
})

/** The parameters of these names that are requested from now on, call by call. */
function requested(...names: readonly string[]) {
  const asked: (string | null)[][] = []
  const deliver = fetch
  globalThis.fetch = (url, init) => {
    const { pathname, searchParams } = new URL(String(url), 'http://page.test')
    if (pathname === getBettingHistory.path) asked.push(names.map((name) => searchParams.get(name)))
    return deliver(url, init)
  }
  return asked
}

test('a period is of civil days of the brand’s time zone, today included', async () => {
  const { page, watch, historyFilter } = await open('?days=1')
  const asked = requested('from', 'to')
  // In São Paulo it is still the 21st.
  page.time = Date.parse('2026-11-22T01:30:00Z')
  await watch().toEqual({ phase: 'ready', value: none })
  historyFilter.show({ ...usual, days: 7 })
  await expect.poll(() => asked).toHaveLength(2)
  historyFilter.show({ ...usual, from: '2026-10-31', to: '2026-11-01' })
  await expect.poll(() => asked).toHaveLength(3)
  expect(asked).toEqual([
    ['2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
    ['2026-11-15T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
    ['2026-10-31T03:00:00.000Z', '2026-11-02T03:00:00.000Z'],
  ])
})

test.each([
  ['?from=2026-11-21&to=2026-11-20', '2026-11-15'],
  ['?from=2026-11-20&to=2026-11-22', '2026-11-15'],
  ['?from=2024-11-20&to=2026-11-20&days=30', '2026-10-23'],
])('dates in the address that are not a range are ignored: %s', async (query, from) => {
  const { page, watch } = await open(query)
  const asked = requested('from', 'to')
  page.time = Date.parse('2026-11-21T12:00:00Z')
  await watch().toEqual({ phase: 'ready', value: none })
  expect(asked).toEqual([[`${from}T03:00:00.000Z`, '2026-11-22T03:00:00.000Z']])
})

test('a range that is a quick choice is in the address as one', async () => {
  await open()
  const { periodOf } = await import('#stores/period.ts')
  const today = '2026-11-21'
  expect(periodOf({ from: '2026-10-23', to: today }, today)).toEqual({ days: 30, from: undefined, to: undefined })
  expect(periodOf({ from: '2026-10-22', to: '2026-11-20' }, today)).toMatchObject({ from: '2026-10-22' })
})

test('a file has the rounds of all pages', async () => {
  const { network, allRounds } = await open()
  for (const next of ['A', 'B', null]) network.answer(getBettingHistory, answered({ ...none, list: [bet], next }))
  expect(await allRounds({ ...usual, days: 30 }, 'pt')).toEqual([bet, bet, bet])
})

test.each([
  ['', { view: 'sessions', days: 7 }],
  ['?view=rounds&cursor=abc', { view: 'rounds', days: 7, cursor: 'abc' }],
  ['?days=30', { view: 'sessions', days: 30 }],
  ['?days=90&type=RNG&cursor=abc', { view: 'sessions', days: 90, gameType: 'RNG', cursor: 'abc' }],
  ['?cursor=abc', { view: 'sessions', days: 7, cursor: 'abc' }],
  ['?from=2026-01-01&to=2026-01-31', { view: 'sessions', days: 7, from: '2026-01-01', to: '2026-01-31' }],
] as const)('the address %s gives its filter', async (query, filter) => {
  const { historyFilter } = await open()
  expect(historyFilter.read(query)).toEqual(filter)
  expect(historyFilter.query(historyFilter.read(query), '')).toBe(query)
})

test('invalid values in the address are ignored', async () => {
  const { historyFilter } = await open()
  expect(historyFilter.read('?days=8&from=2026-02-30&to=x&type=POKER&cursor=')).toEqual({ view: 'sessions', days: 7 })
})

test('a page is a new entry of the browser’s history, and going back shows the one before', async () => {
  const { page, network, watch, historyFilter, $history } = await open()
  await watch().toEqual({ phase: 'ready', value: none })
  network.answer(getBettingHistory, answered({ ...none, total: 30, list: [bet] }))
  historyFilter.show({ ...usual, cursor: 'abc' })
  expect(page.history.at(-1)).toBe('/member/personalHistoryCopy/?cursor=abc')
  expect($history.get()).toEqual({ phase: 'refreshing', value: none })
  await expect.poll(() => $history.get()).toMatchObject({ phase: 'ready', value: { total: 30 } })
  page.back()
  expect(historyFilter.$filter.get()).toEqual({ view: 'sessions', days: 7 })
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
  expect(historyFilter.$filter.get()).toEqual({ view: 'sessions', days: 30 })
  expect(page.history).toEqual(['/member/personalHistoryCopy/?days=30'])
  expect(network.sentTo(getBettingHistory)).toHaveLength(2)
})

test('a failure is shown with its reason, and a retry can succeed', async () => {
  const { network, watch, refresh, $history } = await open()
  network.down(getBettingHistory)
  await watch().toEqual({ phase: 'failed', fault: { kind: 'unreachable' } })
  refresh()
  expect($history.get()).toEqual({ phase: 'waiting' })
  await expect.poll(() => $history.get()).toEqual({ phase: 'ready', value: none })
})

test('each day of a period is there, with the result since the first; another page loads no days', async () => {
  const { network, page, bettingDays, historyFilter } = await open('?from=2026-02-27&to=2026-03-02')
  page.time = Date.parse('2026-03-10T12:00:00Z')
  const figures = (net: bigint) => ({ bets: 1, stake: 1_00n, win: 1_00n + net, net })
  const list = [
    { day: '2026-02-28', ...figures(-40n) },
    { day: '2026-03-02', ...figures(90n) },
  ]
  const sums = { ...figures(50n), currency: 'BRL' }
  network.answer(getBettingDays, answered({ list, sums }))
  const { $state } = bettingDays('pt')
  $state.listen(() => undefined)
  await expect.poll(() => $state.get().phase).toBe('ready')
  const state = $state.get()
  const days = 'value' in state ? state.value.list.map(({ day, net, since }) => [day, net, since]) : []
  expect(days).toEqual([
    ['2026-02-27', 0n, 0n],
    ['2026-02-28', -40n, -40n],
    ['2026-03-01', 0n, -40n],
    ['2026-03-02', 90n, 50n],
  ])
  historyFilter.show({ ...historyFilter.$filter.get(), cursor: 'abc' })
  expect(network.sentTo(getBettingDays)).toHaveLength(1)
})

test('earlier days are added to those that are shown', async () => {
  const { network, playDays, historyFilter } = await open()
  const day = (name: string) => ({ day: name, bets: 1, stake: 100n, win: 0n, net: -100n, bestWin: 0n, sessions: [] })
  network.answer(getPlaySessions, answered({ currency: 'BRL', days: [day('2026-11-20')], earlier: '2026-11-18' }))
  const { $state, loadEarlier } = playDays('pt')
  historyFilter.$filter.listen(() => undefined)
  const stop = $state.listen(() => undefined)
  await expect.poll(() => $state.get()).toMatchObject({ phase: 'ready' })
  network.answer(getPlaySessions, answered({ currency: 'BRL', days: [day('2026-11-18')], earlier: null }))
  const state = $state.get()
  if (!('value' in state)) throw new Error('Nothing is loaded')
  await loadEarlier(state.value)
  expect($state.get()).toMatchObject({
    value: { days: [{ day: '2026-11-20' }, { day: '2026-11-18' }], earlier: null },
  })
  stop()
})
