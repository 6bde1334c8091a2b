import { expect, test } from 'vitest'
import type { GameType } from '#contract/play/games/game.ts'
import { decideLaunch, type Launchable, launchHash, targetOf } from '#stores/play/lobby/launching.ts'

const card = (vassalage: string, gameType: GameType, isGame = true): Launchable => ({
  vassalage,
  gameType,
  isGame,
  supportPlay: 0,
  gameCode: 'SORTE 60',
  nodeId: 7,
})

test.each([
  ['TCG_LOTTO_VN', 'LOTT', true, '/vnLottery/?gameCode=SORTE%2060'],
  ['TCG_LOTTO_VN', 'ELOTT', true, '/vnLottery/?gameCode=SORTE%2060'],
  ['TCG_LOTTO_VN', 'LOTT', false, '/vnLottery/'],
  ['TCG_SEA', 'LOTT', true, '/seaLottery/?gameCode=SORTE%2060'],
  ['LOTT', 'RNG', false, '/lottery/'],
  ['ELOTT', 'RNG', false, '/lottery/'],
  ['BOLASETE', 'LOTT', true, '/lottery/?gameCode=SORTE%2060'],
  ['RELAMPAGO', 'ELOTT', true, '/lottery/?gameCode=SORTE%2060'],
  ['LUMORA', 'RNG', false, '/rng/?vassalage=LUMORA'],
] as const)('%s in %s (a game: %s) leads to %s', (vassalage, gameType, isGame, route) => {
  expect(targetOf(card(vassalage, gameType, isGame))).toEqual({ kind: 'page', route })
})

test('a lottery that rests opens like a resting game, which says so before a login', () => {
  const resting = (vassalage: string, isGame = true) =>
    targetOf({ ...card(vassalage, 'LOTT', isGame), maintenance: true })
  for (const vassalage of ['BOLASETE', 'TCG_LOTTO_VN', 'TCG_SEA'])
    expect(resting(vassalage)).toEqual({ kind: 'game', nodeId: 7 })
  expect(resting('TCG_SEA', false)).toEqual({ kind: 'page', route: '/seaLottery/' })
})

test.each(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS'] as const)('a game of %s launches directly', (type) => {
  const target = targetOf(card('LUMORA', type))
  expect(target).toEqual({ kind: 'game', nodeId: 7 })
  expect(target.kind !== 'page' && launchHash(target)).toBe('game-7')
})

test.each(['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS'] as const)(
  'a vendor of %s opens the list of its games',
  (type) => {
    const target = targetOf(card('SALAOREAL', type, false))
    expect(target).toEqual({
      kind: 'list',
      vassalage: 'SALAOREAL',
      route: `/${type.toLowerCase()}/?vassalage=SALAOREAL`,
    })
    expect(target.kind !== 'page' && launchHash(target)).toBe('games-SALAOREAL')
  },
)

test.each([
  ['visitor', 0, 'login'],
  ['visitor', 1, 'login'],
  ['visitor', undefined, 'login'],
  ['trial', 0, 'trial'],
  ['trial', 1, 'realAccount'],
  ['trial', undefined, 'trial'],
  ['member', 0, 'real'],
  ['member', 1, 'real'],
  ['agent', 1, 'real'],
] as const)('a %s who opens a game with supportPlay %s: %s', (role, supportPlay, decision) => {
  expect(decideLaunch(role, supportPlay)).toBe(decision)
})
