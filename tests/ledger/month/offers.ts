import type { BonusPlan } from './bonus-oracle.ts'
import type { CashBackPlan } from './cash-back-oracle.ts'
import type { FreePlan } from './free-oracle.ts'
import type { MissionPlan } from './mission-oracle.ts'
import type { Programme } from './oracle.ts'
import { dayEnds, dayMs, hourMs, monthStart } from './plan.ts'

// What the house offers in the month; amounts in minor units.

/** Versions of the VIP programme, the oldest first: the second begins within a day, the third with one. */
export const programmes: readonly Programme[] = [
  {
    from: monthStart,
    levels: [
      { needed: 0n, bonus: 0n, rates: { RNG: 20n, LIVE: 10n, FISH: 0n } },
      { needed: 50_000n, bonus: 500n, rates: { RNG: 65n, LIVE: 33n, FISH: 20n } },
      { needed: 120_000n, bonus: 1_700n, rates: { RNG: 80n, LIVE: 40n, FISH: 65n } },
      { needed: 300_000n, bonus: 5_000n, rates: { RNG: 123n, LIVE: 77n, FISH: 99n } },
    ],
  },
  {
    from: monthStart + 6 * dayMs + 13 * hourMs + 7,
    levels: [
      { needed: 0n, bonus: 0n, rates: { RNG: 21n, LIVE: 0n, FISH: 5n } },
      { needed: 60_000n, bonus: 650n, rates: { RNG: 70n, LIVE: 30n, FISH: 25n } },
      { needed: 80_000n, bonus: 900n, rates: { RNG: 85n, LIVE: 41n, FISH: 70n } },
      { needed: 350_000n, bonus: 7_000n, rates: { RNG: 130n, LIVE: 80n, FISH: 101n } },
    ],
  },
  {
    from: dayEnds[14] ?? 0,
    levels: [
      { needed: 0n, bonus: 0n, rates: { RNG: 15n, LIVE: 10n, FISH: 10n } },
      { needed: 40_000n, bonus: 100n, rates: { RNG: 60n, LIVE: 31n, FISH: 26n } },
      { needed: 150_000n, bonus: 2_000n, rates: { RNG: 90n, LIVE: 45n, FISH: 75n } },
      { needed: 200_000n, bonus: 3_000n, rates: { RNG: 125n, LIVE: 81n, FISH: 97n } },
      { needed: 500_000n, bonus: 9_000n, rates: { RNG: 140n, LIVE: 90n, FISH: 120n } },
    ],
  },
]

/** Cash back with its versions, the oldest first. */
export const cashBacks: readonly CashBackPlan[] = [
  {
    name: 'daily',
    period: 'day',
    categories: ['RNG', 'LIVE'],
    versions: [
      { from: monthStart, rate: 1_000n, minimum: 500n, cap: 1_500n },
      // From the next day on.
      { from: monthStart + 11 * dayMs + 5 * hourMs, rate: 733n, minimum: 1n, cap: 2_001n },
    ],
  },
  {
    name: 'weekly',
    period: 'week',
    categories: ['RNG', 'LIVE', 'FISH'],
    versions: [
      { from: monthStart, rate: 250n, minimum: 20_000n, cap: null },
      { from: (dayEnds[13] ?? 0) - 1, rate: 199n, minimum: 100n, cap: 4_000n },
    ],
  },
]

/** Three free rounds of every second player, whose wins are money. */
const free: FreePlan = { rounds: 3, stake: 100n, expiresAt: monthStart + 10 * dayMs }

export const freePlanOf = (player: number) => (player % 2 === 0 ? free : undefined)

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

/** Whether some of a player's bets need bonus money, because own money runs short. */
export const isShort = (player: number) => bonusPlanOf(player)?.spend === 'real-first'

/** Money of each player at the beginning: enough for all bets, unless it is elsewhere. */
export const opening = 100_000_000n
