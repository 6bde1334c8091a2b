import { expect, test } from 'vitest'
import type { Game, GameType } from '#contract/play/games/game.ts'
import { type LobbyLane, navLane, vendorsOf } from '#sections/data.ts'

const vendor = (gameType: GameType, vassalage: string) => ({
  vassalage,
  displayName: vassalage,
  gameType,
  glyph: 'M0 0',
  games: 1,
})

function lane(gameType: GameType, ...vendors: string[]): LobbyLane {
  return {
    key: gameType,
    title: gameType,
    gameType,
    cards: vendors.map((code) => vendor(gameType, code)),
    gameClassify: [],
    route: `/${gameType.toLowerCase()}/`,
    icon: 'live',
  }
}

const game = (nodeId: number, gameType: GameType, vassalage: string, isGame = true): Game => ({
  nodeId,
  vassalage,
  gameType,
  gameName: `Game ${nodeId}`,
  displayName: `Game ${nodeId}`,
  gameCode: `game-${nodeId}`,
  gameClassify: [],
  iconUrl: `/art/tiles/game-${nodeId}`,
  isGame,
  isHot: 0,
  isNew: false,
  supportPlay: 1,
  maintenance: false,
  rtp: 9603,
  volatility: 'low',
})

const leads = (only: LobbyLane, ...games: Game[]) => {
  const { target, launch } = navLane(only, games)
  return { target, launch }
}

test('a single vendor is launched: its own first game, whatever other vendors the category has', () => {
  const games = [game(1, 'LIVE', 'OTHER'), game(2, 'LIVE', 'SALA'), game(3, 'LIVE', 'SALA')]
  expect(leads(lane('LIVE', 'SALA'), ...games)).toEqual({ target: '/live/#game-2', launch: 'game-2' })
})

test('a category with several vendors, none, or one without games leads to the lobby', () => {
  const lobby = { target: '/live/', launch: undefined }
  expect(leads(lane('LIVE', 'SALA', 'OTHER'), game(1, 'LIVE', 'SALA'))).toEqual(lobby)
  expect(leads(lane('LIVE'))).toEqual(lobby)
  expect(leads(lane('LIVE', 'SALA'), game(1, 'LIVE', 'OTHER'))).toEqual(lobby)
})

test.each(['PVP', 'FISH', 'RNG'] as const)('%s has a lobby even with one vendor', (gameType) => {
  const { target, launch } = leads(lane(gameType, 'SALA'), game(1, gameType, 'SALA'))
  expect([target, launch]).toEqual([`/${gameType.toLowerCase()}/`, undefined])
})

test.each([
  ['LOTT', 'BOLASETE', '/lottery/'],
  ['ELOTT', 'RELAMPAGO', '/lottery/'],
  ['LOTT', 'LOTT', '/lottery/'],
  ['ELOTT', 'ELOTT', '/lottery/'],
  ['LOTT', 'TCG_LOTTO_VN', '/vnLottery/'],
  ['ELOTT', 'TCG_LOTTO_VN', '/vnLottery/'],
  ['LOTT', 'TCG_SEA', '/seaLottery/'],
] as const)('%s of %s alone leads to its page of lotteries, which is no popup', (gameType, vassalage, page) => {
  for (const isGame of [true, false])
    expect(leads(lane(gameType, vassalage), game(1, gameType, vassalage, isGame))).toEqual({
      target: page,
      launch: undefined,
    })
})

test('a vendor with its own card opens its list, wherever the card is, and launches no game', () => {
  const list = { target: '/live/#games-SALA', launch: 'games-SALA' }
  const [card, table] = [game(1, 'LIVE', 'SALA', false), game(2, 'LIVE', 'SALA')]
  expect(leads(lane('LIVE', 'SALA'), card, table)).toEqual(list)
  expect(leads(lane('LIVE', 'SALA'), table, card)).toEqual(list)
})

test('a split-off lane keeps the address of its lobby apart from its launch', () => {
  const split = { ...lane('SPORTS', 'RINHA'), key: 'COCKFIGHT', route: '/sports/?vendor=RINHA' }
  expect(leads(split, game(7, 'SPORTS', 'RINHA'))).toEqual({ target: '/sports/#game-7', launch: 'game-7' })
  expect(leads(split)).toEqual({ target: '/sports/?vendor=RINHA', launch: undefined })
})

test('vendors of several categories are listed once, with the first of them (rule 5.10)', () => {
  const lanes = [lane('LIVE', 'LUMORA', 'MESA'), lane('RNG', 'ARARA', 'LUMORA')].map((one) => navLane(one, []))
  const listed = vendorsOf(lanes).map(({ vendor: { vassalage }, lane: { key } }) => `${vassalage} ${key}`)
  expect(listed).toEqual(['LUMORA LIVE', 'MESA LIVE', 'ARARA RNG'])
})

test('while all lotteries of a single vendor rest, the category leads to its lobby, which asks for no login', () => {
  const resting = { ...game(1, 'LOTT', 'BOLA'), maintenance: true }
  const lobby = { target: '/lott/', launch: undefined }
  expect(leads(lane('LOTT', 'BOLA'), resting)).toEqual(lobby)
  expect(leads(lane('LOTT', 'BOLA'), resting, game(2, 'LOTT', 'BOLA'))).toEqual({ ...lobby, target: '/lottery/' })
})
