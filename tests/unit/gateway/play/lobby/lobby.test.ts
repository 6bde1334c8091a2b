import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getFavoriteIds } from '#contract/play/lobby/get-favorite-ids.ts'
import { getFavorites } from '#contract/play/lobby/get-favorites.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getHotGames } from '#contract/play/lobby/get-hot-games.ts'
import { getRecentGames } from '#contract/play/lobby/get-recent-games.ts'
import { removeFavorite } from '#contract/play/lobby/remove-favorite.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { lobbyPageSize } from '#stores/play/lobby/lobby-filter.ts'
import { seconds } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { launch, trialUser } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

const games = async (filter: object) =>
  (await gateway.call(getGames, { pageNo: 1, pageSize: 999, language: 'pt', ...filter })).value()

test('lanes are in the order of the navigation, playable ones first, cockfight apart from sports', async () => {
  const { lanes } = (await gateway.call(getGameVendors, { language: 'en' })).value().data
  expect(lanes.map(({ key }) => key)).toEqual([
    'ELOTT',
    'LOTT',
    'LIVE',
    'RNG',
    'PVP',
    'SPORTS',
    'COCKFIGHT',
    'FISH',
    'ESPORTS',
  ])
  const cockfight = lanes.find(({ key }) => key === 'COCKFIGHT')
  expect(cockfight).toMatchObject({ title: 'Cockfight', gameType: 'SPORTS' })
  expect(cockfight?.cards.map(({ vassalage }) => vassalage)).toEqual(['TERREIRO'])
  const sports = lanes.find(({ key }) => key === 'SPORTS')
  expect(sports?.cards.map(({ vassalage }) => vassalage)).not.toContain('TERREIRO')
  expect(sports?.gameClassify).toContainEqual({ key: 'football', displayName: 'Football' })
})

test('every vendor counts the games that its lobby shows', async () => {
  const { lanes } = (await gateway.call(getGameVendors, { language: 'pt' })).value().data
  for (const { vassalage, gameType, games: count } of lanes.flatMap(({ cards }) => cards)) {
    const lobby = await games({ gameType, vassalage })
    expect(lobby.games.filter(({ isGame }) => isGame)).toHaveLength(count)
    expect(lobby.total).toBe(count)
  }
})

test('the pages together are the whole lobby, each game once', async () => {
  const whole = await games({ gameType: 'RNG' })
  const { totalPages } = await games({ gameType: 'RNG', pageSize: 18 })
  const pages = Array.from({ length: totalPages }, (_, index) =>
    games({ gameType: 'RNG', pageNo: index + 1, pageSize: 18 }),
  )
  const shown = (await Promise.all(pages)).flatMap((page) => page.games)
  expect(shown).toEqual(whole.games)
  expect(new Set(shown.map(({ nodeId }) => nodeId)).size).toBe(shown.length)
  // Vendors' cards stand between the games, and are not counted.
  expect(shown.filter(({ isGame }) => isGame)).toHaveLength(whole.total)
  expect(await games({ gameType: 'RNG', pageNo: 9999, pageSize: 18 })).toMatchObject({ games: [], total: whole.total })
  expect([whole.total, shown.length]).toEqual([240, 242])
})

test('cursors lead from page to page through the whole lobby, and back', async () => {
  const whole = await games({ gameType: 'RNG' })
  const pageAt = async (cursor?: string | null) => {
    const asked = { gameType: 'RNG', language: 'pt', pageSize: lobbyPageSize, ...(cursor && { cursor }) }
    return (await gateway.call(getGames, asked)).value()
  }
  const pages = [await pageAt()]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await pageAt(next))
  expect(pages.flatMap((page) => page.games)).toEqual(whole.games)
  for (const page of pages) {
    expect(page.games.length).toBeLessThanOrEqual(lobbyPageSize)
    expect(page.total).toBe(whole.total)
  }
  expect((await pageAt(pages.at(-1)?.previous)).games).toEqual(pages.at(-2)?.games)
})

test('filters narrow the lobby and can be combined', async () => {
  const fruit = await games({ gameType: 'RNG', gameClassify: 'fruit' })
  expect(fruit.total).toBe(seedGames.filter(({ gameClassify }) => gameClassify.includes('fruit')).length)
  const ours = await games({ vassalage: 'ARARA', gameClassify: 'fruit' })
  expect(ours.games.map(({ gameCode }) => gameCode)).toEqual(['frutas-mil'])
  expect(await games({ vassalage: 'NOBODY' })).toMatchObject({ games: [], total: 0, totalPages: 0 })
})

test('a game is found by part of its name, without accents and with a mistake', async () => {
  for (const gameName of ['chuva de gemas', ' GEMAS ', 'chuva', 'chvua']) {
    expect((await games({ gameType: 'RNG', gameName })).games.map(({ nodeId }) => nodeId)).toContain(1003)
  }
  expect((await games({ gameName: 'arara dourada' })).games[0]).toMatchObject({ nodeId: 1001, maintenance: false })
})

test('hot games are the playable ones of the catalogue', async () => {
  const { list } = (await gateway.call(getHotGames, { language: 'pt' })).value()
  const playable = seedGames.filter(({ isHot, engine }) => isHot === 1 && engine !== undefined)
  expect(list.map(({ nodeId }) => nodeId).sort()).toEqual(playable.map(({ nodeId }) => nodeId).sort())
  expect(list.every(({ isHot, maintenance }) => isHot === 1 && !maintenance)).toBe(true)
  const { games: all } = await games({})
  expect(all.filter(({ isHot, maintenance }) => isHot === 1 && maintenance)).toEqual([])
})

test('playable games come first, in every lobby and among all games', async () => {
  for (const filter of [{}, { gameType: 'RNG' }, { gameType: 'LIVE' }, { gameType: 'RNG', gameClassify: 'video' }]) {
    const places = (await games(filter)).games.map(({ isGame, maintenance }) => (maintenance ? 2 : isGame ? 0 : 1))
    expect(places).toEqual(places.toSorted())
  }
  const { games: slots } = await games({ gameType: 'RNG' })
  expect(slots[0]?.maintenance).toBe(false)
})

test('one game can be requested alone', async () => {
  expect((await games({ nodeId: 1003 })).games.map(({ nodeId }) => nodeId)).toEqual([1003])
  expect(await games({ nodeId: 987_654_321 })).toMatchObject({ games: [], total: 0 })
})

test('a favourite that is added twice is there once, removed it is gone, unknown it is refused', async () => {
  const token = await trialUser(gateway)
  const ids = async () => (await gateway.call(getFavoriteIds, {}, { token })).value().ids
  for (const nodeId of [1001, 2001, 1001]) {
    gateway.clock.advance(seconds(1))
    expect((await gateway.call(addFavorite, { nodeId }, { token })).status).toBe(200)
  }
  expect(await ids()).toEqual([2001, 1001])
  const list = { pageNo: 1, pageSize: 1, language: 'pt' }
  expect((await gateway.call(getFavorites, list, { token })).value()).toMatchObject({
    content: [{ nodeId: 2001 }],
    pageNum: 1,
    totalPages: 2,
  })
  expect((await gateway.call(addFavorite, { nodeId: 987_654_321 }, { token })).code).toBe('game_not_found')
  for (let again = 0; again < 2; again++) {
    expect((await gateway.call(removeFavorite, { nodeId: 2001 }, { token })).status).toBe(200)
  }
  expect(await ids()).toEqual([1001])
  expect((await gateway.call(getFavoriteIds, {}, { token: await trialUser(gateway) })).value().ids).toEqual([])
})

test('recent games list each game once, the latest first', async () => {
  const token = await trialUser(gateway)
  for (const nodeId of [1001, 1002, 1003, 1001]) {
    gateway.clock.advance(seconds(1))
    await launch(gateway, token, 'trial', nodeId)
  }
  const request = { page: 1, pageSize: 12, language: 'pt' }
  const { list } = (await gateway.call(getRecentGames, request, { token })).value()
  expect(list.map(({ nodeId }) => nodeId)).toEqual([1001, 1003, 1002])
})
