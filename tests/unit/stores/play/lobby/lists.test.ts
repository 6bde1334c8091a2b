import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getFavorites } from '#contract/play/lobby/get-favorites.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getRecentGames } from '#contract/play/lobby/get-recent-games.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { faultOfStore, openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

const all = { type: undefined, cursor: undefined }

async function open(address = '/favorite/') {
  const tab = await openAsMember(gateway, fakeBrowser().page(address))
  const { call } = await import('#stores/call.ts')
  return { ...tab, call, ...(await import('#stores/play/lobby/lists.ts')) }
}

test('favourites come 18 to a page, each once, and by category', async () => {
  const { call, loadList } = await open()
  const { games } = await call(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 19, language: 'pt' })
  const live = await call(getGames, { gameType: 'LIVE', pageNo: 1, pageSize: 1, language: 'pt' })
  const marked = [...games, ...live.games].map(({ nodeId }) => nodeId)
  expect(marked).toHaveLength(20)
  for (const nodeId of marked) await call(addFavorite, { nodeId })
  const first = await loadList('favorite', all, 'pt')
  expect(first.list).toHaveLength(18)
  expect(first.previous).toBeNull()
  const second = await loadList('favorite', { ...all, cursor: first.next ?? '' }, 'pt')
  expect(second.next).toBeNull()
  const listed = [...first.list, ...second.list].map(({ nodeId }) => nodeId)
  expect(listed).toEqual(marked.toReversed())
  const tables = await loadList('favorite', { ...all, type: 'LIVE' }, 'pt')
  expect(tables.list.map(({ nodeId }) => nodeId)).toEqual([marked.at(-1)])
})

test('no played game is an empty list, a lost answer is a fault', async () => {
  const { network, loadList } = await open()
  expect((await loadList('recent', all, 'pt')).list).toEqual([])
  network.down(getFavorites)
  const fault = await faultOfStore(loadList('favorite', all, 'pt'))
  expect(fault).toEqual({ kind: 'unreachable' })
})

test('category and page are in the address beside other parameters; an unknown category is ignored', async () => {
  const { page, listFilter } = await open('/favorite/?utm_source=x&type=RNG&cursor=abc')
  expect(listFilter.read(page.place().search)).toEqual({ type: 'RNG', cursor: 'abc' })
  expect(listFilter.read('?type=SLOTS&cursor=')).toEqual(all)
  listFilter.show({ type: 'LIVE', cursor: undefined })
  expect(page.place().search).toBe('?utm_source=x&type=LIVE')
  expect(listFilter.address({ type: undefined, cursor: 'abc' })).toBe('/favorite/?utm_source=x&cursor=abc')
  expect(page.history).toHaveLength(2)
})

test.each(['recent', 'favorite'] as const)(
  'a page of %s that no longer exists leads to the first, in its place',
  async (name) => {
    const { page, network, gameList } = await open(`/${name}/?cursor=AAAAAAAAAAAAAAAAAAAA`)
    const { $state } = gameList(name, 'pt')
    $state.listen(() => undefined)
    await expect.poll(() => $state.get()).toEqual({ phase: 'ready', value: { list: [], next: null, previous: null } })
    expect(page.history).toEqual([`/${name}/`])
    expect(network.sentTo(name === 'recent' ? getRecentGames : getFavorites)).toHaveLength(2)
  },
)

test('favourites load again after a mark was set or removed', async () => {
  const { network, gameList } = await open()
  const { $favoritesSaved } = await import('#stores/play/lobby/favorites.ts')
  const { $state } = gameList('favorite', 'pt')
  $state.listen(() => undefined)
  await expect.poll(() => $state.get().phase).toBe('ready')
  $favoritesSaved.set(1)
  expect($state.get().phase).toBe('refreshing')
  await expect.poll(() => $state.get().phase).toBe('ready')
  expect(network.sentTo(getFavorites)).toHaveLength(2)
})
