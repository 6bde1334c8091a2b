import type { BonusPlan } from './bonus-oracle.ts'
import type { MissionPlan } from './mission-oracle.ts'
import type { Level } from './oracle.ts'
import { dayMs, monthStart } from './plan.ts'

// What the house offers in the month; amounts in minor units.

export const levels: readonly Level[] = [
  { needed: 0n, bonus: 0n, rates: { RNG: 20n, LIVE: 10n, FISH: 0n } },
  { needed: 50_000n, bonus: 500n, rates: { RNG: 65n, LIVE: 33n, FISH: 20n } },
  { needed: 120_000n, bonus: 1_700n, rates: { RNG: 80n, LIVE: 40n, FISH: 65n } },
  { needed: 300_000n, bonus: 5_000n, rates: { RNG: 123n, LIVE: 77n, FISH: 99n } },
]

export const races = [
  { measure: 'valid-bet', minStake: 100n, from: monthStart, to: monthStart + 7 * dayMs, categories: ['RNG'] },
  {
    measure: 'multiplier',
    minStake: 50n,
    from: monthStart + 9 * dayMs,
    to: monthStart + 20 * dayMs,
    categories: ['RNG', 'FISH'],
  },
  {
    measure: 'rounds',
    minStake: 1n,
    from: monthStart + 19 * dayMs,
    to: monthStart + 22 * dayMs,
    categories: ['RNG', 'LIVE', 'FISH'],
  },
] as const
export const prizes = [30_000n, 20_000n, 10_000n]

/** The price of a point, minor units. */
export const units = { RNG: 1_000n, LIVE: 5_000n, FISH: 1_000n }

export const missions: readonly MissionPlan[] = [
  { code: 'three', period: 'day', kind: 'bets', target: 3n, reward: 111n },
  { code: 'sum', period: 'week', kind: 'valid-bet', target: 20_000n, categories: ['RNG', 'LIVE'], reward: 1_300n },
  { code: 'row', period: 'once', kind: 'streak', target: 3n, reward: 2_900n },
]

/** How much of a stake a bonus counts, in per cent. */
const weights = { RNG: 100n, LIVE: 10n, FISH: 33n }

/** The bonuses of every third player; the others have none. */
const bonuses: readonly (BonusPlan | undefined)[] = [
  undefined,
  {
    ...{ spend: 'bonus-first', granted: 20_000n, required: 60_000n, cap: 40_000n, weights },
    expiresAt: monthStart + 20 * dayMs,
  },
  { spend: 'real-first', granted: 5_000n, required: 25_000n, cap: 5_000n, weights, expiresAt: monthStart + 12 * dayMs },
]

export const bonusPlanOf = (player: number) => bonuses[player % bonuses.length]

/** Money of each player at the beginning: enough for all bets. */
export const opening = 100_000_000n
