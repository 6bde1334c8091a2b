import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFavorite } from '#contract/lobby/add-favorite.ts'
import { getFavorites } from '#contract/lobby/get-favorites.ts'
import { getGames } from '#contract/lobby/get-games.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { toJson } from '#lib/json.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from './fake-page.ts'
import { faultOfStore, openAsMember } from './tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

async function open(address = '/favorite/') {
  const tab = await openAsMember(gateway, fakeBrowser().page(address))
  const { call } = await import('#stores/call.ts')
  return { ...tab, call, ...(await import('#stores/lists.ts')) }
}

test('favourites come 18 to a page, each once, and by category', async () => {
  const { call, loadList } = await open()
  const { games } = await call(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 19, language: 'pt' })
  const live = await call(getGames, { gameType: 'LIVE', pageNo: 1, pageSize: 1, language: 'pt' })
  const marked = [...games, ...live.games].map(({ nodeId }) => nodeId)
  expect(marked).toHaveLength(20)
  for (const nodeId of marked) await call(addFavorite, { nodeId })
  const first = await loadList('favorite', { type: undefined, page: 1 }, 'pt')
  expect(first.pages).toBe(2)
  expect(first.games).toHaveLength(18)
  const second = await loadList('favorite', { type: undefined, page: 2 }, 'pt')
  const listed = [...first.games, ...second.games].map(({ nodeId }) => nodeId)
  expect(listed.sort()).toEqual(marked.toSorted())
  const tables = await loadList('favorite', { type: 'LIVE', page: 1 }, 'pt')
  expect(tables.games.map(({ nodeId }) => nodeId)).toEqual([marked.at(-1)])
})

test('nothing played yet is an empty list, a lost answer is a fault', async () => {
  const { network, loadList } = await open()
  expect((await loadList('recent', { type: undefined, page: 1 }, 'pt')).games).toEqual([])
  network.down(getFavorites)
  const fault = await faultOfStore(loadList('favorite', { type: undefined, page: 1 }, 'pt'))
  expect(fault).toEqual({ kind: 'unreachable' })
})

test('category and page stand in the address beside what is not ours; what is no category counts as none', async () => {
  const { page, listFilter } = await open('/favorite/?utm_source=x&type=RNG&page=3')
  expect(listFilter.read(page.place().search)).toEqual({ type: 'RNG', page: 3 })
  expect(listFilter.read('?type=SLOTS&page=-1')).toEqual({ type: undefined, page: 1 })
  listFilter.show({ type: 'LIVE', page: 1 })
  expect(page.place().search).toBe('?utm_source=x&type=LIVE')
  expect(listFilter.address({ type: undefined, page: 2 })).toBe('/favorite/?utm_source=x&page=2')
  expect(page.history).toHaveLength(2)
})

test('a page that is there no more leads to the last one, in its place', async () => {
  const { page, network, gameList } = await open('/recent/?page=3')
  const rest = { totalPages: 2, totalElements: 19, number: 1, size: 18, list: [] }
  network.answer(getRecentGames, new Response(toJson({ success: true, value: rest })))
  network.answer(getRecentGames, new Response(toJson({ success: true, value: rest })))
  const { $state } = gameList('recent', 'pt')
  $state.listen(() => undefined)
  await expect.poll(() => $state.get()).toEqual({ phase: 'ready', value: { games: [], pages: 2 } })
  expect(page.history).toEqual(['/recent/?page=2'])
  expect(network.sentTo(getRecentGames)).toHaveLength(2)
})

test('favourites are read anew when one was marked or unmarked', async () => {
  const { network, gameList } = await open()
  const { $favoritesKept } = await import('#stores/personal.ts')
  const { $state } = gameList('favorite', 'pt')
  $state.listen(() => undefined)
  await expect.poll(() => $state.get().phase).toBe('ready')
  $favoritesKept.set(1)
  expect($state.get().phase).toBe('refreshing')
  await expect.poll(() => $state.get().phase).toBe('ready')
  expect(network.sentTo(getFavorites)).toHaveLength(2)
})
