import { beforeAll, expect, test } from 'vitest'
import { getGameLaunch } from '#contract/play/lobby/get-game-launch.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getPopularGames } from '#contract/play/lobby/get-popular-games.ts'
import { getVassalageGameTypes } from '#contract/play/lobby/get-vassalage-game-types.ts'
import { getWinners } from '#contract/play/lobby/get-winners.ts'
import { getLotteryMenu } from '#contract/play/lotteries/get-lottery-menu.ts'
import { getLotteryMenus } from '#contract/play/lotteries/get-lottery-menus.ts'
import { launchLottery } from '#contract/play/lotteries/launch-lottery.ts'
import { lotteries } from '#games/lottery/lotteries.ts'
import { rankPlayed } from '#gateway/play/lobby/rank-played.ts'
import { betAndWin, houseTransaction } from '#gateway/play/vendors/door.ts'
import { hours } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, registerMember, trialUser } from '#tests/support/people.ts'
import { playedCounted } from '#tests/support/played.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => gateway.close()
})

/** A round as the engine writes it, with a win of our choice. */
async function play(token: string, nodeId: number, mode: 'real' | 'trial', win: bigint): Promise<void> {
  await launch(gateway, token, mode, nodeId)
  const { database, now } = gateway.deps
  const [session] = await rowsAs<{ id: bigint; member_id: bigint }>(
    database,
    'SELECT id, member_id FROM game_session ORDER BY id DESC LIMIT 1',
  )
  if (!session) throw new Error('No game was launched.')
  const key = crypto.randomUUID()
  const placed = await betAndWin(database, {
    transaction: houseTransaction(session.member_id, key, {}),
    gameSessionId: session.id,
    engine: 'slots',
    key,
    stake: 100n,
    win,
    outcome: '{}',
    validBet: 100n,
    now: now(),
  })
  if (placed.result !== 'done') throw new Error(placed.result)
}

test('the board shows real wins with real money, largest first, with masked names (rule 1.7)', async () => {
  const person = await fundedMember(gateway, 50_00n)
  const { token, username } = person
  for (const win of [500n, 9000n, 0n, 1200n]) await play(token, 1001, 'real', win)
  await play(token, 1002, 'real', 700n)
  await play(token, 1002, 'trial', 990_000n)
  await play(await trialUser(gateway), 1003, 'trial', 880_000n)
  await playedCounted(gateway)
  const { list } = (await gateway.call(getWinners, { gameCategory: 'ALL', language: 'pt', limitNum: 20 })).value()
  expect(list.map(({ vo }) => vo.winAmount)).toEqual([9000n, 1200n, 700n, 500n])
  expect(list[0]?.vo).toMatchObject({ gameName: 'Arara Dourada', currency: 'BRL' })
  expect(JSON.stringify(list.map(({ vo }) => vo.customerName))).not.toContain(username)
  const short = (await gateway.call(getWinners, { language: 'pt', limitNum: 2 })).value()
  expect(short.list).toHaveLength(2)
  expect((await gateway.call(getWinners, { gameCategory: 'LIVE', language: 'pt' })).value().list).toEqual([])
  const popular = (await gateway.call(getPopularGames, { language: 'pt' })).value()
  expect(popular.list.map(({ nodeId }) => nodeId)).toEqual([1001, 1002])
  gateway.clock.advance(hours(8 * 24))
  await playedCounted(gateway)
  expect((await gateway.call(getWinners, { language: 'pt' })).value().list).toEqual([])
  expect((await gateway.call(getPopularGames, { language: 'pt' })).value().list).toEqual([])
})

test('once a day a lobby puts first what was played most, and its catalogue order is back a week later (rule 6.19)', async () => {
  const first = async () =>
    (await gateway.call(getGames, { clientType: '3', gameType: 'RNG', pageSize: 3, language: 'pt' })).value().games
  const before = (await first()).map(({ nodeId }) => nodeId)
  const [, , third] = before
  if (third === undefined) throw new Error('The lobby has too few games.')
  const { token } = await fundedMember(gateway, 50_00n)
  for (const win of [0n, 0n]) await play(token, third, 'real', win)
  await playedCounted(gateway)
  expect((await first()).map(({ nodeId }) => nodeId)).toEqual(before)
  await rankPlayed(gateway.deps)
  const [most] = await first()
  expect(most?.nodeId).toBe(third)
  // Its declared return and volatility stand with each game of ours.
  expect(most).toMatchObject({ rtp: expect.any(Number), volatility: expect.stringMatching(/^(low|middle|high)$/) })
  gateway.clock.advance(hours(8 * 24))
  await playedCounted(gateway)
  await rankPlayed(gateway.deps)
  expect((await first()).map(({ nodeId }) => nodeId)).toEqual(before)
})

test('each prize mode has its lotteries and their kinds, by the lottery behind each game (rules 6.14 and 6.15)', async () => {
  const asked = { device: 'WEB', language: 'pt' } as const
  const { menus } = (await gateway.call(getLotteryMenus, asked)).value()
  expect(menus.map(({ prizeMode }) => prizeMode)).toEqual(['LOTT', 'ZY', 'ELOTT', 'SEA'])
  const menu = (prizeMode: string) => menus.find((one) => one.prizeMode === prizeMode)
  for (const { prizeMode } of menus)
    expect((await gateway.call(getLotteryMenu, { prizeMode, ...asked })).value()).toEqual(menu(prizeMode))
  expect(new Set(menu('SEA')?.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['TCG_SEA']))
  expect(menu('LOTT')?.types.map(({ key }) => key)).toEqual(['LF', 'LHC'])
  expect(menu('ELOTT')?.types.map(({ key }) => key)).toEqual(['11X5', 'LHC', 'PK10', 'SSC'])
  const kinds = Object.fromEntries(menu('ZY')?.games.map((game) => [game.gameCode, game.lotteryType]) ?? [])
  const own = lotteries.filter(({ id }) => !menu('SEA')?.games.some(({ gameCode }) => gameCode === id))
  expect(Object.keys(kinds).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
  expect(kinds).toMatchObject({
    'vaga-lume-5': '11X5',
    'seis-e-meia': 'LHC',
    'sorte-60': 'LF',
    'corrida-de-capivaras': 'PK10',
  })
})

test('a lottery opens as the game or as the list of its page, and leads back to a path of this site only (rule 40.29)', async () => {
  const { token } = await registerMember(gateway)
  const open = (changes: object) =>
    gateway.call(
      launchLottery,
      {
        ...({
          launchMode: 'LOTT',
          prizeMode: 'LOTT',
          gameCode: 'loto-lotus-norte',
          device: 'WEB',
          language: 'pt',
        } as const),
        ...{ lottoView: 'betting' as const, ...changes },
      },
      { token },
    )
  expect((await open({ backUrl: '/vnLottery/?lotteryType=LF' })).value()).toMatchObject({
    ...{ lottoView: 'betting', url: '/seamless/?game=15201&back=%2FvnLottery%2F%3FlotteryType%3DLF' },
    launched: { gameToken: expect.any(String), engine: 'draws', mode: 'real' },
  })
  const list = { lottoView: 'lobby', url: '/vnLottery/?prizeMode=LOTT', launched: null }
  expect((await open({ lottoView: 'lobby' })).value()).toEqual(list)
  for (const elsewhere of ['https://other.example/', '//other.example', '/\\other.example', '/\t/other.example', ''])
    expect((await open({ backUrl: elsewhere })).code, elsewhere).toBe('invalid_request')
  // How it would open is known before a login, and nothing is opened by asking.
  const how = (await gateway.call(getGameLaunch, { gameCode: 'loto-lotus-norte', language: 'pt' })).value()
  expect(how).toMatchObject({ nodeId: 15201, maintenance: false, trial: true, url: '/play/draws/vn-north/' })
})

test('a vendor has its categories', async () => {
  const { list } = (await gateway.call(getVassalageGameTypes, { vassalage: 'LUMORA', language: 'en' })).value()
  expect(list).toMatchObject([{ vassalage: 'LUMORA', gameTypes: [{ gameType: 'RNG' }, { gameType: 'LIVE' }] }])
  expect((await gateway.call(getVassalageGameTypes, { language: 'en' })).value().list.length).toBeGreaterThan(10)
})
