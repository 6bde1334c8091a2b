import { expect, test } from 'vitest'
import type { GameType } from '#contract/play/games/game.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'

test.each<[GameType, bigint, bigint, bigint, object?]>([
  ['RNG', 100n, 0n, 100n],
  ['RNG', 100n, 100n, 100n],
  ['FISH', 100n, 5_000n, 100n],
  ['LIVE', 100n, 0n, 100n],
  ['LIVE', 100n, 195n, 95n],
  ['LIVE', 100n, 900n, 100n],
  ['LIVE', 100n, 100n, 0n],
  ['PVP', 100n, 40n, 60n],
  ['SPORTS', 100n, 0n, 100n],
  ['SPORTS', 100n, 160n, 60n, { oddsHundredths: 160n }],
  ['SPORTS', 100n, 149n, 0n, { oddsHundredths: 149n }],
  ['SPORTS', 100n, 150n, 50n, { oddsHundredths: 150n }],
  ['ESPORTS', 100n, 0n, 0n, { oddsHundredths: 300n, bothSides: true }],
  ['LOTT', 100n, 0n, 100n],
  ['LOTT', 100n, 900n, 100n, { coveredPercent: 70 }],
  ['ELOTT', 100n, 130n, 0n, { coveredPercent: 71 }],
])(
  '%s: of a stake of %s that wins %s, %s counts (rules 9.11 and 9.12)',
  (gameType, stake, win, expected, more = {}) => {
    expect(validBet({ gameType, stake, win, ...more })).toBe(expected)
  },
)
