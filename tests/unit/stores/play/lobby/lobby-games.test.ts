import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { until } from '#tests/support/eventually.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

async function open(address = '/rng/') {
  const tab = await openSite(gateway, fakeBrowser().page(address))
  const { lobbyGames } = await import('#stores/play/lobby/lobby-games.ts')
  const filters = await import('#stores/play/lobby/lobby-filter.ts')
  const lobby = lobbyGames('RNG', 'pt')
  lobby.$state.listen(() => undefined)
  const ready = () =>
    until(() => {
      const state = lobby.$state.get()
      return state.phase === 'ready' ? state.value : undefined
    })
  return { ...tab, ...filters, lobby, ready, asked: () => tab.network.sentTo(getGames).length }
}

test('a page that was requested in advance is shown without another request, once', async () => {
  const { lobby, ready, asked, showInLobby } = await open()
  const first = await ready()
  const cursor = first.next ?? undefined
  lobby.prefetch(cursor)
  lobby.prefetch(cursor)
  expect(asked()).toBe(2)
  showInLobby({ cursor })
  const second = await ready()
  expect(second.filter.cursor).toBe(cursor)
  expect(second.list).not.toEqual(first.list)
  expect(asked()).toBe(2)
  showInLobby({ cursor: undefined })
  await ready()
  showInLobby({ cursor })
  await ready()
  expect(asked()).toBe(4)
})

test('a search in the address keeps its vendor and classification', async () => {
  const { ready } = await open('/rng/?vendor=LUMORA&class=video&q=carpa')
  const names = (await ready()).list.map(({ displayName }) => displayName)
  expect(names).toContain('Carpa da Fortuna')
  const elsewhere = await open('/rng/?vendor=TUCUM&class=video&q=carpa')
  expect((await elsewhere.ready()).list.map(({ displayName }) => displayName)).not.toContain('Carpa da Fortuna')
})

test('another filter drops it', async () => {
  const { lobby, ready, asked, showInLobby } = await open()
  const cursor = (await ready()).next ?? undefined
  lobby.prefetch(cursor)
  showInLobby({ show: 'hot' })
  await ready()
  showInLobby({ show: 'all' })
  await ready()
  showInLobby({ cursor })
  expect((await ready()).filter.cursor).toBe(cursor)
  expect(asked()).toBe(5)
})

test('a popup that opens and closes over a lobby loads no games', async () => {
  const { lobby, ready, asked } = await open()
  const { environment } = await import('#stores/environment.ts')
  await ready()
  environment.move('#login', 'push')
  environment.move('/rng/', 'replace')
  expect(lobby.$state.get().phase).toBe('ready')
  expect(asked()).toBe(1)
})

test('a page whose advance request failed is loaded when it is opened', async () => {
  const { lobby, network, ready, showInLobby } = await open()
  const cursor = (await ready()).next ?? undefined
  network.answer(
    getGames,
    Response.json({ success: false, code: 'nothing', message: '', value: null }, { status: 400 }),
  )
  lobby.prefetch(cursor)
  showInLobby({ cursor })
  expect((await ready()).filter.cursor).toBe(cursor)
})

test('a choice from before the lobby was active takes the answer that was requested in advance', async () => {
  await openSite(gateway)
  const { prefetchAnswer } = await import('#api/prefetch.ts')
  prefetchAnswer('/wps/game/games?gameType=RNG&language=pt&pageSize=48&gameClassify=adventure')
  const { lobby, ready, asked } = await open('/rng/?class=adventure')
  const page = await ready()
  expect(page.list.length).toBeGreaterThan(0)
  expect(page.list.every(({ gameClassify }) => gameClassify.includes('adventure'))).toBe(true)
  // The network counts from the opening of the tab on.
  expect(asked()).toBe(0)
  lobby.refresh()
  await ready()
  expect(asked()).toBe(1)
})
