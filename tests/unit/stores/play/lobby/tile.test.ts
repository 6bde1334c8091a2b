import { expect, test } from 'vitest'
import type { Game } from '#contract/play/games/game.ts'
import { tileFacts } from '#stores/play/lobby/tile.ts'

const game: Game = {
  nodeId: 1001,
  vassalage: 'ARARA',
  gameType: 'RNG',
  gameName: 'Arara Dourada',
  displayName: 'Arara Dourada',
  gameCode: 'arara-dourada',
  gameClassify: ['video'],
  iconUrl: '/art/tiles/arara-dourada',
  isGame: true,
  isHot: 0,
  isNew: false,
  supportPlay: 0,
  maintenance: false,
  rtp: 9603,
  volatility: 'low',
}

test.each([
  ['a game', {}, 'tile', 'play', undefined, { hash: '#game-1001' }, undefined],
  ['a new one', { isNew: true }, 'tile', 'play', 'badge.new', { hash: '#game-1001' }, undefined],
  [
    'a hot one, new or not',
    { isNew: true, isHot: 1 },
    'tile tile--hot',
    'play',
    'badge.hot',
    { hash: '#game-1001' },
    undefined,
  ],
  [
    'one under maintenance is never hot',
    { isHot: 1, maintenance: true },
    'tile tile--resting',
    'details',
    'badge.maintenance',
    { hash: '#game-1001' },
    undefined,
  ],
  [
    'a vendor of slots leads to its lobby',
    { isGame: false },
    'tile tile--vendor',
    'open',
    undefined,
    { route: '/rng/?vassalage=ARARA' },
    undefined,
  ],
  [
    'any other vendor opens a list, or its lobby without scripts',
    { isGame: false, gameType: 'LIVE', vassalage: 'LUMORA' },
    'tile tile--vendor',
    'open',
    undefined,
    { route: '/live/?vassalage=LUMORA' },
    'games-LUMORA',
  ],
] as const)('%s', (_, change, className, play, badge, to, popup) => {
  expect(tileFacts({ ...game, ...change })).toMatchObject({ className, play, badge, to, popup })
})
