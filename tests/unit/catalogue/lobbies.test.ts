import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getGames } from '#contract/play/lobby/get-games.ts'
import common from '#locales/en/common.json' with { type: 'json' }
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('a category without vendors has an empty lobby with its name', async () => {
  vi.resetModules()
  const { default: i18next } = await import('i18next')
  await i18next.init({ lng: 'en', resources: { en: { common } } })
  vi.stubEnv('GATEWAY_URL', 'http://gateway.test')
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    gateway.request(url.replace('http://gateway.test', ''), init),
  )
  const { gamesOf, laneOf } = await import('#catalogue/lobbies.ts')
  expect(
    (await gateway.call(getGames, { gameType: 'FISH', pageNo: 1, pageSize: 1, language: 'en' })).value().games,
  ).toEqual([])
  expect(await gamesOf('en', 'FISH')).toEqual([])
  expect(await laneOf('en', 'FISH')).toMatchObject({ title: 'Fishing', route: '/fish/', cards: [], gameClassify: [] })
})
