import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getHotGames } from '#contract/play/lobby/get-hot-games.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type FakePage, fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { faultOfStore, openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

async function open(page: FakePage = fakeBrowser().page()) {
  const tab = await openSite(gateway, page)
  return {
    ...tab,
    ...(await import('#stores/play/lobby/cached-calls.ts')),
    ...(await import('#stores/play/lobby/lists.ts')),
  }
}

test('a list is loaded once in a tab, over its pages', async () => {
  const { page, network, hotGames } = await open()
  const games = await hotGames('pt')
  expect(games).toHaveLength(10)
  expect(games.every(({ isHot }) => isHot === 1)).toBe(true)
  expect(await hotGames('pt')).toEqual(games)
  expect(network.sentTo(getHotGames)).toHaveLength(1)
  const next = await open(page)
  expect(await next.hotGames('pt')).toEqual(games)
  expect(next.network.sent).toEqual([])
})

test('another language loads it again', async () => {
  const { network, cachedCall } = await open()
  const titles = async (language: string) =>
    (await cachedCall(getGameVendors, { language })).data.lanes.map(({ title }) => title)
  expect(await titles('en')).not.toEqual(await titles('pt'))
  expect(await titles('pt')).toEqual(await titles('pt'))
  expect(network.sentTo(getGameVendors)).toHaveLength(2)
})

test('a reload of the page loads it again', async () => {
  const { page, cachedCall } = await open()
  await cachedCall(getRegisterRules, {})
  page.reloaded = true
  const { network, ...anew } = await open(page)
  await anew.cachedCall(getRegisterRules, {})
  await anew.cachedCall(getRegisterRules, {})
  expect(network.sentTo(getRegisterRules)).toHaveLength(1)
})

test('a flush loads it again, this once or the next time', async () => {
  const { network, cachedCall, flushList } = await open()
  await cachedCall(getRegisterRules, {})
  await cachedCall(getRegisterRules, {}, { flush: true })
  flushList('getRegisterRules')
  await cachedCall(getRegisterRules, {})
  await cachedCall(getRegisterRules, {})
  expect(network.sentTo(getRegisterRules)).toHaveLength(3)
})

test('the kept list of one session is not there for the next', async () => {
  const { network, dropSession } = await openAsMember(gateway)
  const { hotGames } = await import('#stores/play/lobby/lists.ts')
  await hotGames('pt')
  dropSession('left')
  await hotGames('pt')
  await hotGames('pt')
  expect(network.sentTo(getHotGames)).toHaveLength(2)
})

test('a failed load keeps nothing', async () => {
  const { page, network, hotGames } = await open()
  network.down(getHotGames)
  network.down(getHotGames)
  network.down(getHotGames)
  network.down(getHotGames)
  expect(await faultOfStore(hotGames('pt'))).toEqual({ kind: 'unreachable' })
  expect(page.tab.get('arara.list.getHotGames')).toBeUndefined()
})

test.each(['', '{', 'null', '{"asked":1}', '{"asked":"[{\\"language\\":\\"pt\\"},\\"\\"]","value":{"list":[7]}}'])(
  '%j in storage is ignored',
  async (kept) => {
    const { page, network, hotGames } = await open()
    page.tab.set('arara.list.getHotGames', kept)
    expect(await hotGames('pt')).toHaveLength(10)
    expect(network.sentTo(getHotGames)).toHaveLength(1)
  },
)

test('a vendor’s list takes its name from the lanes, which are loaded once', async () => {
  const { network } = await open()
  const { loadVendorGames } = await import('#stores/play/games/game.ts')
  const hall = await loadVendorGames('SALAOREAL', 'pt')
  expect(hall.name).toBe('Salão Real')
  expect(hall.games.length).toBeGreaterThan(3)
  expect(hall.games.every(({ isGame, vassalage }) => isGame && vassalage === 'SALAOREAL')).toBe(true)
  await loadVendorGames('MESAOITO', 'pt')
  expect(network.sentTo(getGameVendors)).toHaveLength(1)
  expect(network.sentTo(getGames)).toHaveLength(2)
})
