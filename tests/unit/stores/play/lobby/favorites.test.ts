import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getFavoriteIds } from '#contract/play/lobby/get-favorite-ids.ts'
import { removeFavorite } from '#contract/play/lobby/remove-favorite.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

const [onca, dragon, fruits] = [1001, 1002, 1003]

async function open(...marked: number[]) {
  const tab = await openAsMember(gateway)
  for (const nodeId of marked.toReversed()) {
    // Each favourite has its own time, because the newest comes first.
    gateway.clock.advance(1)
    ;(await gateway.call(addFavorite, { nodeId }, { token: tab.person.token })).value()
  }
  const store = await import('#stores/play/lobby/lobby.ts')
  await store.loadFavorites()
  const onServer = async () => (await gateway.call(getFavoriteIds, {}, { token: tab.person.token })).value().ids
  return { ...tab, ...store, ...(await import('#stores/play/lobby/favorites.ts')), onServer }
}

test('visitors have no favourites, and the gateway is not asked', async () => {
  const { network } = await openSite(gateway)
  const { loadFavorites } = await import('#stores/play/lobby/lobby.ts')
  const { $favorites } = await import('#stores/play/lobby/favorites.ts')
  await loadFavorites()
  expect($favorites.get()).toEqual([])
  expect(network.sent).toEqual([])
})

test('favourites come newest first', async () => {
  const { $favorites } = await open(dragon, onca)
  expect($favorites.get()).toEqual([dragon, onca])
})

test('a mark shows before the gateway has answered, and is there afterwards', async () => {
  const { network, toggleFavorite, $favorites, onServer } = await open(onca)
  const held = network.hold(addFavorite)
  gateway.clock.advance(1)
  const toggling = toggleFavorite(dragon, 0)
  expect($favorites.get()).toEqual([dragon, onca])
  held.release()
  expect(await toggling).toBe('kept')
  expect($favorites.get()).toEqual([dragon, onca])
  expect(await onServer()).toEqual([dragon, onca])
})

test('a removed mark shows before the gateway has answered too', async () => {
  const { network, toggleFavorite, $favorites, onServer } = await open(dragon, onca)
  const held = network.hold(removeFavorite)
  const toggling = toggleFavorite(onca, 0)
  expect($favorites.get()).toEqual([dragon])
  held.release()
  expect(await toggling).toBe('kept')
  expect(await onServer()).toEqual([dragon])
})

test('only one of two taps on one heart within a second counts', async () => {
  const { network, toggleFavorite, $favorites } = await open()
  const heard = await Promise.all([5000, 5000, 5999].map((now) => toggleFavorite(onca, now)))
  expect(heard).toEqual(['kept', 'unheard', 'unheard'])
  expect($favorites.get()).toEqual([onca])
  expect(await toggleFavorite(onca, 6000)).toBe('kept')
  expect($favorites.get()).toEqual([])
  expect(network.sentTo(addFavorite)).toHaveLength(1)
})

test('the heart of another game counts within that second', async () => {
  const { toggleFavorite, $favorites, onServer } = await open()
  expect(await toggleFavorite(onca, 5000)).toBe('kept')
  gateway.clock.advance(1)
  expect(await toggleFavorite(dragon, 5001)).toBe('kept')
  expect($favorites.get()).toEqual([dragon, onca])
  expect(await onServer()).toEqual([dragon, onca])
})

test('a saved change is counted, a failed one is not', async () => {
  const { network, toggleFavorite, $favoritesSaved } = await open()
  expect(await toggleFavorite(onca, 0)).toBe('kept')
  network.down(addFavorite)
  expect(await toggleFavorite(dragon, 0)).toBe('failed')
  expect($favoritesSaved.get()).toBe(1)
})

test('the heart that a visitor tapped is marked after the login, once', async () => {
  const { page, network, $favorites, onServer } = await open(onca)
  const { markWanted } = await import('#stores/play/lobby/wanted-favorite.ts')
  page.move(`/rng/?q=x#fav-${dragon}`, 'push')
  gateway.clock.advance(1)
  expect(await markWanted(0)).toBe('kept')
  expect(page.place()).toMatchObject({ path: '/rng/', search: '?q=x', hash: '' })
  expect($favorites.get()).toEqual([dragon, onca])
  expect(await onServer()).toEqual([dragon, onca])
  expect(await markWanted(5000)).toBeUndefined()
  // A game that was a favourite before the login stays one.
  page.move(`#fav-${onca}`, 'push')
  expect(await markWanted(5000)).toBe('kept')
  expect($favorites.get()).toEqual([dragon, onca])
  expect(network.sentTo(addFavorite)).toHaveLength(1)
})

test('nothing is marked for a visitor', async () => {
  const { network } = await openSite(gateway, fakeBrowser().page(`/#fav-${onca}`))
  const { markWanted } = await import('#stores/play/lobby/wanted-favorite.ts')
  expect(await markWanted(0)).toBeUndefined()
  expect(network.sent).toEqual([])
})

test('a failed mark is undone', async () => {
  const { network, toggleFavorite, $favorites } = await open(onca)
  network.down(addFavorite)
  expect(await toggleFavorite(dragon, 0)).toBe('failed')
  expect($favorites.get()).toEqual([onca])
  expect(await toggleFavorite(999_999, 1000)).toBe('failed')
  expect($favorites.get()).toEqual([onca])
})

test('a failed removal returns the favourite to its place', async () => {
  const { network, toggleFavorite, $favorites } = await open(fruits, dragon, onca)
  network.down(removeFavorite)
  expect(await toggleFavorite(dragon, 0)).toBe('failed')
  expect($favorites.get()).toEqual([fruits, dragon, onca])
})

test('undoing one change keeps later ones', async () => {
  const { network, toggleFavorite, $favorites, onServer } = await open(onca)
  const slow = network.hold(addFavorite)
  const refused = toggleFavorite(999_999, 0)
  await slow.answered
  expect(await toggleFavorite(dragon, 1000)).toBe('kept')
  expect(await toggleFavorite(onca, 2000)).toBe('kept')
  slow.release()
  expect(await refused).toBe('failed')
  expect($favorites.get()).toEqual([dragon])
  expect(await onServer()).toEqual([dragon])
})

test('if the session has ended, a change leaves no favourites', async () => {
  const { person, toggleFavorite, $favorites, $session } = await open(onca)
  await gateway.call(logout, {}, { token: person.token })
  expect(await toggleFavorite(onca, 0)).toBe('unheard')
  expect($session.get()).toBeUndefined()
  expect($favorites.get()).toEqual([])
})

test('a list that arrives after the logout is ignored', async () => {
  const { network, loadFavorites, dropSession, $favorites } = await open(onca)
  const { answered, release } = network.hold(getFavoriteIds)
  const loading = loadFavorites()
  await answered
  dropSession('left')
  release()
  await loading
  expect($favorites.get()).toEqual([])
})

test('favourites are known once they are loaded, not before and not after a failure', async () => {
  const { network, loadFavorites, dropSession, $favoritesKnown, $session } = await open(onca)
  expect($favoritesKnown.get()).toBe(true)
  const session = $session.get()
  if (!session) throw new Error('nobody is logged in')
  $session.set({ ...session, entitlements: 'vip' })
  expect($favoritesKnown.get(), 'other facts of the same account').toBe(true)
  $session.set(undefined)
  $session.set(session)
  expect($favoritesKnown.get()).toBe(false)
  network.down(getFavoriteIds)
  await expect(loadFavorites()).rejects.toThrow()
  expect($favoritesKnown.get()).toBe(false)
  await loadFavorites()
  expect($favoritesKnown.get()).toBe(true)
  dropSession('left')
  expect($favoritesKnown.get()).toBe(false)
})

test('hearts and a list that load at the same time load once', async () => {
  const { network, loadFavorites } = await open(onca)
  const before = network.sentTo(getFavoriteIds).length
  await Promise.all([loadFavorites(), loadFavorites()])
  expect(network.sentTo(getFavoriteIds)).toHaveLength(before + 1)
  await loadFavorites()
  expect(network.sentTo(getFavoriteIds)).toHaveLength(before + 2)
})
