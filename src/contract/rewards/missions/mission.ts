import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/**
 * The counted facts: the number or the sum of the valid bets of settled bets, the number or the sum of credited
 * deposits, or days in a row with a settled bet.
 */
export const missionKinds = ['bets', 'valid-bet', 'deposits', 'deposit-sum', 'streak'] as const

/** `reached`: to be claimed; `expired`: not claimed in time; `missed`: the period ended before. */
const missionStates = ['running', 'reached', 'claimed', 'expired', 'missed'] as const

/** A mission in one of its periods. */
export const MissionStruct = type({
  missionId: string(),
  /** Version of the missions that it is of. */
  version: integer(),
  title: string(),
  period: enums(['day', 'week', 'once']),
  kind: enums(missionKinds),
  /** Only bets in these count; empty for all. */
  categories: array(GameType),
  vendors: array(string()),
  /** A number, or minor units where sums count. */
  target: MinorUnits,
  progress: MinorUnits,
  reward: MinorUnits,
  currency: CurrencyCode,
  /** Points of the season for doing it. */
  points: integer(),
  state: enums(missionStates),
  /** End of the period; null if the season has none. */
  until: nullable(Instant),
  /** The end of the time to claim it; null before it is done. */
  claimUntil: nullable(Instant),
  /** Days for that after it is done. */
  claimDays: integer(),
  claimedAt: nullable(Instant),
  /** Number of the transaction that paid it. */
  transactionId: nullable(string()),
})
export type Mission = Infer<typeof MissionStruct>
