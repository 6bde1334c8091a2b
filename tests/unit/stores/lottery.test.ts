import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from './fake-page.ts'
import { faultOfStore, openAsMember } from './tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

async function open(address = '/lottery/') {
  const tab = await openAsMember(gateway, fakeBrowser().page(address))
  return { ...tab, ...(await import('#stores/lottery.ts')) }
}

test('each page has the lotteries of its place, by prize mode, with the kinds of draws among them', async () => {
  const { loadMenus } = await open()
  const vendorsOf = async (hall: Parameters<typeof loadMenus>[0]) =>
    new Set((await loadMenus(hall, 'en')).flatMap(({ games }) => games.map(({ vassalage }) => vassalage)))
  expect(await vendorsOf('vnLottery')).toEqual(new Set(['TCG_LOTTO_VN']))
  expect(await vendorsOf('seaLottery')).toEqual(new Set(['TCG_SEA']))
  const menus = await loadMenus('lottery', 'en')
  expect(menus.map(({ prizeMode }) => prizeMode)).toEqual(['LOTT', 'ELOTT'])
  expect(await vendorsOf('lottery')).toEqual(new Set(['BOLASETE', 'RELAMPAGO', 'VAGALUME']))
  for (const { types, games } of menus) {
    const kinds = new Set(games.map(({ lotteryType }) => lotteryType))
    expect(new Set(types.map(({ key }) => key))).toEqual(kinds)
  }
})

test('a game is found in whichever menu it stands, and opening it says honestly that it rests', async () => {
  const { loadMenus, findGame, openLottery } = await open()
  const menus = await loadMenus('lottery', 'en')
  const code = menus[1]?.games[0]?.gameCode
  const found = findGame(menus, code)
  expect(found?.menu.prizeMode).toBe('ELOTT')
  expect(findGame(menus, 'no-such-game')).toBeUndefined()
  if (!found) throw new Error('no e-lottery')
  const fault = await faultOfStore(openLottery('lottery', found.menu.prizeMode, found.game, 'en'))
  expect(fault).toMatchObject({ kind: 'refused', code: 'game_maintenance', value: { suggestions: expect.any(Array) } })
})

test('the game in the address comes and goes with the history', async () => {
  const { page, gameCodeOf, nameGame } = await open('/lottery/?utm_source=x')
  nameGame('sorte-60', 'push')
  expect(gameCodeOf(page.place().search)).toBe('sorte-60')
  nameGame(undefined, 'replace')
  expect(page.place().search).toBe('?utm_source=x')
  expect(gameCodeOf('?gameCode=')).toBeUndefined()
})
