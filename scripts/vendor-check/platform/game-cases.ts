import type { VendorGame } from '#contract/vendor/to-vendor/games.ts'
import { expectSame, Mismatch } from '../case.ts'
import type { VendorCase } from './counter.ts'

const all = 10_000

/** No game pays back less than a tenth: a figure below that was given in per cent or in tenths of it. */
const leastRtp = 1_000

/** Figures that no game has: the field, what it has to be, and whether it is. */
const figures: readonly [keyof VendorGame, string, (game: VendorGame) => boolean][] = [
  [
    'rtp',
    `hundredths of a per cent (9612 for 96.12 %), from ${leastRtp} to ${all}`,
    ({ rtp }) => rtp >= leastRtp && rtp <= all,
  ],
  [
    'hitFrequency',
    `hundredths of a per cent (2550 for 25.5 %), from 1 to ${all}, or null`,
    ({ hitFrequency: share }) => share === null || (share > 0 && share <= all),
  ],
  ['cycle', 'milliseconds, or 0', ({ cycle }) => cycle >= 0],
  ['maxWin', 'hundredths of the stake, more than zero, or null', ({ maxWin }) => maxWin === null || maxWin > 0n],
]

/** The list of games. */
export const gameCases: readonly VendorCase[] = [
  {
    name: 'the list of games has an end',
    async run(counter) {
      if ((await counter.games()).length === 0) throw new Mismatch('games', 'at least one', 'none')
    },
  },
  {
    name: 'each game is listed once',
    async run(counter) {
      const ids = (await counter.games()).map(({ gameId }) => gameId)
      expectSame('different ids', ids.length, new Set(ids).size)
    },
  },
  {
    name: 'after the last game no game comes again',
    async run(counter) {
      const ids = (await counter.games()).map(({ gameId }) => gameId)
      const after = ids.at(-1)
      if (after === undefined) throw new Mismatch('games', 'at least one', 'none')
      const { games } = await counter.page(after)
      const again = games.map(({ gameId }) => gameId).filter((id) => ids.includes(id))
      expectSame(`games after the last one, {"after":"${after}"}`, [], again)
    },
  },
  {
    name: 'a page is the same when it is asked for again',
    async run(counter) {
      await counter.games()
      expectSame('first page', await counter.ask('games', {}), await counter.ask('games', {}))
    },
  },
  {
    name: 'each game has an English name',
    async run(counter) {
      const without = (await counter.games()).filter(({ names }) => !names.en).map(({ gameId }) => gameId)
      expectSame('games without one', [], without)
    },
  },
  {
    name: 'figures of games are possible',
    async run(counter) {
      const games = await counter.games()
      for (const [field, expected, isPossible] of figures)
        for (const game of games)
          if (!isPossible(game)) throw new Mismatch(`${field} of ${game.gameId}`, expected, game[field])
    },
  },
]
