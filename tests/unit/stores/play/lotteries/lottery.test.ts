import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchLottery } from '#contract/play/lotteries/launch-lottery.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

async function open(address = '/lottery/') {
  const tab = await openAsMember(gateway, fakeBrowser().page(address))
  return { ...tab, ...(await import('#stores/play/lotteries/lottery.ts')) }
}

test('each page has the lotteries of its place, by prize mode, with their kinds of draws', async () => {
  const { loadMenus } = await open()
  const vendorsOf = async (hall: Parameters<typeof loadMenus>[0]) =>
    new Set((await loadMenus(hall, 'en')).flatMap(({ games }) => games.map(({ vassalage }) => vassalage)))
  expect(await vendorsOf('vnLottery')).toEqual(new Set(['TCG_LOTTO_VN']))
  expect(await vendorsOf('seaLottery')).toEqual(new Set(['TCG_SEA']))
  const menus = await loadMenus('lottery', 'en')
  expect(menus.map(({ prizeMode }) => prizeMode)).toEqual(['LOTT', 'ELOTT', 'ZY'])
  expect(await vendorsOf('lottery')).toEqual(new Set(['BOLASETE', 'RELAMPAGO', 'VAGALUME']))
  for (const { types, games } of menus) {
    const kinds = new Set(games.map(({ lotteryType }) => lotteryType))
    expect(new Set(types.map(({ key }) => key))).toEqual(kinds)
  }
})

test('a game is found in any menu, and opening it reports its maintenance', async () => {
  await gateway.deps.database.query('UPDATE game SET engine = NULL, theme = NULL WHERE node_id = 16001')
  await gateway.deps.database.query("UPDATE catalogue_state SET content_hash = 'without a lottery'")
  const { loadMenus, findGame, lotteryLaunch, page } = await open()
  const menus = await loadMenus('lottery', 'en')
  const code = menus[1]?.games.find(({ maintenance }) => maintenance)?.gameCode
  const found = findGame(menus, code)
  expect(found?.menu.prizeMode).toBe('ELOTT')
  expect(findGame(menus, 'no-such-game')).toBeUndefined()
  if (!found) throw new Error('no e-lottery')
  const { $state, follow } = lotteryLaunch('lottery', found.menu.prizeMode, found.game, 'en')
  const stop = follow()
  await expect
    .poll(() => $state.get())
    .toMatchObject({
      phase: 'failed',
      fault: { kind: 'refused', code: 'game_maintenance', value: { suggestions: expect.any(Array) } },
    })
  expect(page.navigated).toEqual([])
  stop()
})

describe('a lottery that opens', () => {
  /** Its dialog, whose answer has not arrived yet. */
  async function openDialog() {
    const { loadMenus, lotteryLaunch, network, page } = await open()
    const [menu] = await loadMenus('lottery', 'en')
    const [game] = menu?.games ?? []
    if (!menu || !game) throw new Error('no lottery')
    const url = `/seamless/?game=${game.nodeId}&back=%2Flottery%2F`
    const launched = { lottoView: 'betting', url, launched: null }
    network.answer(launchLottery, Response.json({ success: true, value: launched }))
    const { $state, follow } = lotteryLaunch('lottery', menu.prizeMode, game, 'en')
    return { $state, follow, page, target: `/en${url}` }
  }

  test('leads to its page', async () => {
    const { follow, page, target } = await openDialog()
    const stop = follow()
    await expect.poll(() => page.navigated).toEqual([target])
    stop()
  })

  test('leads nowhere after its dialog was closed', async () => {
    const { $state, follow, page } = await openDialog()
    const stop = $state.listen(() => undefined)
    follow()()
    await expect.poll(() => $state.get().phase).toBe('ready')
    expect(page.navigated).toEqual([])
    stop()
  })
})

test('prize mode, kind of draw and game are in the address, each choice an entry of the history', async () => {
  const { page, lotteryFilter, showLotteries } = await open('/lottery/?utm_source=x')
  const shown = () => lotteryFilter.read(page.place().search)
  showLotteries({ prizeMode: 'ELOTT' })
  showLotteries({ lotteryType: 'LHC' })
  showLotteries({ gameCode: 'bingo-do-luar' })
  expect(shown()).toEqual({ prizeMode: 'ELOTT', lotteryType: 'LHC', gameCode: 'bingo-do-luar' })
  showLotteries({ gameCode: undefined }, 'replace')
  expect(page.place().search).toBe('?utm_source=x&prizeMode=ELOTT&lotteryType=LHC')
  // Kinds of draws are those of a prize mode.
  showLotteries({ prizeMode: 'LOTT' })
  expect(page.place().search).toBe('?utm_source=x&prizeMode=LOTT')
  page.back()
  expect(shown()).toMatchObject({ prizeMode: 'ELOTT', lotteryType: 'LHC' })
  expect(page.history).toHaveLength(5)
})

test('a filter without matching lotteries is ignored', async () => {
  const { lotteryFilter } = await open()
  expect(lotteryFilter.read('?gameCode=&prizeMode=lott&lotteryType=9X9')).toEqual({})
})

const vendor = (vassalage: string) => ({ vassalage, displayName: '', gameType: 'ELOTT', glyph: '', games: 1 }) as const
const lane = (key: string, ...vendors: string[]) => ({ key, cards: vendors.map(vendor) })

test.each([
  ['ELOTT', 'the Vietnamese lottery', [lane('LOTT', 'A'), lane('ELOTT', 'A', 'TCG_LOTTO_VN')]],
  ['ELOTT', 'the house lottery', [lane('ELOTT', 'LOTT')]],
  ['LOTT', 'others alone', [lane('LOTT', 'TCG_LOTTO_VN', 'LOTT'), lane('ELOTT', 'ELOTT', 'TCG_SEA')]],
  ['LOTT', 'no vendor', [lane('ELOTT')]],
  ['LOTT', 'no such category', [lane('LOTT', 'LOTT')]],
] as const)('the page begins with %s if %s is among the electronic lotteries', async (mode, _, lanes) => {
  expect((await open()).defaultPrizeMode(lanes)).toBe(mode)
})

test('the requested menu is shown, then that of the opened game, then the default one, then any', async () => {
  const { loadMenus, menuShown, lotteryFilter } = await open()
  const wholeHall = lotteryFilter.read('')
  const menus = await loadMenus('lottery', 'en')
  const shown = (change: object, defaultMode: 'LOTT' | 'ELOTT' | 'ZY' = 'LOTT') =>
    menuShown(menus, { ...wholeHall, ...change }, defaultMode)?.prizeMode
  const gameCode = menus[1]?.games[0]?.gameCode
  expect(shown({ prizeMode: 'LOTT', gameCode })).toBe('LOTT')
  expect(shown({ gameCode })).toBe('ELOTT')
  expect(shown({})).toBe('LOTT')
  expect(shown({}, 'ELOTT')).toBe('ELOTT')
  expect(shown({ prizeMode: 'SEA' }, 'ELOTT')).toBe('ELOTT')
  expect(menuShown([], wholeHall, 'LOTT')).toBeUndefined()
})
