import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** What can wait to be claimed. Each has its own call too. */
export const claimableKinds = ['sign-in', 'reward', 'rebate', 'mission', 'envelope'] as const
export type ClaimableKind = (typeof claimableKinds)[number]

/** What a reward is counted in. */
export const rewardUnits = ['money', 'bonus', 'points', 'rounds'] as const
export type RewardUnit = (typeof rewardUnits)[number]

const worth = {
  unit: enums(rewardUnits),
  /** Currency of money and of a bonus; null for points and free rounds. */
  currency: nullable(CurrencyCode),
}

/** A sum of rewards of one unit and currency: minor units, points, or a number of free rounds. */
export const RewardSumStruct = type({ ...worth, amount: MinorUnits })
export type RewardSum = Infer<typeof RewardSumStruct>

const named = {
  kind: enums(claimableKinds),
  /** The number for the call of its kind; the civil day of a sign-in. */
  id: string(),
  /** The operator's title; null for a sign-in and a rebate. */
  title: nullable(string()),
  /** The category of a rebate; null for other kinds. */
  gameType: nullable(GameType),
  ...worth,
}

/** A reward that waits to be claimed. */
export const ClaimableStruct = type({
  ...named,
  /** As in a sum; null for an envelope, whose share is not known before it is taken. */
  amount: nullable(MinorUnits),
  /** The last moment to claim it; null without an end. */
  until: nullable(Instant),
  /** It brings wagering, so the member reads its terms and claims it alone (product rule 23.18). */
  hasTerms: boolean(),
})
export type Claimable = Infer<typeof ClaimableStruct>

/** What waits for a member, in short. */
export const RewardSummaryStruct = type({
  /** How many can be claimed at once. */
  count: integer(),
  sums: array(RewardSumStruct),
  /** The one of all that runs out first; null if nothing waits. */
  first: nullable(ClaimableStruct),
})
export type RewardSummary = Infer<typeof RewardSummaryStruct>

/**
 * Why a reward was not claimed. `taken`: it was claimed another way; `over`: too late; `gone`: it is not there;
 * `empty`: all shares are taken; `blocked`: a pause or an exclusion; `failed`: a fault, it can be tried again.
 */
const unclaimedReasons = ['taken', 'over', 'gone', 'empty', 'blocked', 'failed'] as const
export type UnclaimedReason = (typeof unclaimedReasons)[number]

/** What became of a reward that was to be claimed. */
export const ClaimedStruct = type({
  ...named,
  /** What the member got, as in a sum; null if nothing. */
  amount: nullable(MinorUnits),
  /** Null if it was claimed. */
  reason: nullable(enums(unclaimedReasons)),
})
export type Claimed = Infer<typeof ClaimedStruct>
