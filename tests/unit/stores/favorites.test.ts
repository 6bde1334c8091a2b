import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/auth/logout.ts'
import { addFavorite } from '#contract/lobby/add-favorite.ts'
import { getFavoriteIds } from '#contract/lobby/get-favorite-ids.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { removeFavorite } from '#contract/lobby/remove-favorite.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { launch } from '#tests/support/people.ts'
import { openAsMember, openSite } from './tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

const [onca, dragon, fruits] = [1001, 1002, 1003]

async function open(...marked: number[]) {
  const tab = await openAsMember(gateway)
  for (const nodeId of marked.toReversed()) {
    // One moment each: the newest stands first.
    gateway.clock.advance(1)
    ;(await gateway.call(addFavorite, { nodeId }, { token: tab.person.token })).value()
  }
  const store = await import('#stores/lobby.ts')
  await store.loadFavorites()
  const onServer = async () => (await gateway.call(getFavoriteIds, {}, { token: tab.person.token })).value().ids
  return { ...tab, ...store, ...(await import('#stores/personal.ts')), onServer }
}

test('visitors have no favourites, and the gateway is not asked', async () => {
  const { network } = await openSite(gateway)
  const { loadFavorites } = await import('#stores/lobby.ts')
  const { $favorites } = await import('#stores/personal.ts')
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
  expect(await toggling).toBe(true)
  expect($favorites.get()).toEqual([dragon, onca])
  expect(await onServer()).toEqual([dragon, onca])
})

test('so does taking a mark away', async () => {
  const { network, toggleFavorite, $favorites, onServer } = await open(dragon, onca)
  const held = network.hold(removeFavorite)
  const toggling = toggleFavorite(onca, 0)
  expect($favorites.get()).toEqual([dragon])
  held.release()
  expect(await toggling).toBe(true)
  expect(await onServer()).toEqual([dragon])
})

test('of taps within a second one is heard', async () => {
  const { network, toggleFavorite, $favorites } = await open()
  const heard = await Promise.all([5000, 5000, 5999].map((now) => toggleFavorite(onca, now)))
  expect(heard).toEqual([true, false, false])
  expect($favorites.get()).toEqual([onca])
  expect(await toggleFavorite(dragon, 5999)).toBe(false)
  expect(await toggleFavorite(onca, 6000)).toBe(true)
  expect($favorites.get()).toEqual([])
  expect(network.sentTo(addFavorite)).toHaveLength(1)
})

test('a mark the gateway did not take is taken back', async () => {
  const { network, toggleFavorite, $favorites } = await open(onca)
  network.down(addFavorite)
  expect(await toggleFavorite(dragon, 0)).toBe(false)
  expect($favorites.get()).toEqual([onca])
  expect(await toggleFavorite(999_999, 1000)).toBe(false)
  expect($favorites.get()).toEqual([onca])
})

test('one that could not be removed comes back where it was', async () => {
  const { network, toggleFavorite, $favorites } = await open(fruits, dragon, onca)
  network.down(removeFavorite)
  expect(await toggleFavorite(dragon, 0)).toBe(false)
  expect($favorites.get()).toEqual([fruits, dragon, onca])
})

test('taking one toggle back leaves those made since', async () => {
  const { network, toggleFavorite, $favorites, onServer } = await open(onca)
  const slow = network.hold(addFavorite)
  const refused = toggleFavorite(999_999, 0)
  await slow.answered
  expect(await toggleFavorite(dragon, 1000)).toBe(true)
  expect(await toggleFavorite(onca, 2000)).toBe(true)
  slow.release()
  expect(await refused).toBe(false)
  expect($favorites.get()).toEqual([dragon])
  expect(await onServer()).toEqual([dragon])
})

test('where the tap finds out that the session ended, nobody’s favourites are left', async () => {
  const { person, toggleFavorite, $favorites, $session } = await open(onca)
  await gateway.call(logout, {}, { token: person.token })
  expect(await toggleFavorite(onca, 0)).toBe(false)
  expect($session.get()).toBeUndefined()
  expect($favorites.get()).toEqual([])
})

test('lists that arrive after the logout are nobody’s', async () => {
  const { network, loadFavorites, loadRecent, dropSession, $favorites, $recent } = await open(onca)
  const held = [network.hold(getFavoriteIds), network.hold(getRecentGames)]
  const loading = [loadFavorites(), loadRecent('pt')]
  await Promise.all(held.map(({ answered }) => answered))
  dropSession('left')
  for (const { release } of held) release()
  await Promise.all(loading)
  expect([$favorites.get(), $recent.get()]).toEqual([[], undefined])
})

test('recent games are the latest first, until the session ends', async () => {
  const { person, loadRecent, dropSession, $recent } = await open()
  expect($recent.get()).toBeUndefined()
  for (const nodeId of [onca, dragon]) {
    gateway.clock.advance(1000)
    await launch(gateway, person.token, 'real', nodeId)
  }
  await loadRecent('pt')
  expect($recent.get()).toEqual([dragon, onca])
  dropSession('left')
  expect($recent.get()).toBeUndefined()
})
