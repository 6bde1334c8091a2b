import { array, boolean, enums, integer, nullable, object, optional, type } from 'superstruct'
import { defineCall, type ResponseOf } from '#contract/define-call.ts'
import { SignInStruct } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { MissionStruct } from '#contract/rewards/missions/mission.ts'
import { benefitPeriods, VipLevelStruct } from '#contract/rewards/vip/vip.ts'
import { CurrencyCode, Instant, Language, MinorUnits } from '#contract/scalars.ts'
import { ClaimableStruct, RewardSumStruct } from './claimable.ts'
import {
  hubParts,
  OfferStruct,
  RaceStruct,
  RaffleFactStruct,
  RunningBonusStruct,
  RunningRoundsStruct,
} from './reward-hub.ts'

/** A part that could not be read is null or empty, and named in `failed`. Missions and points are counted again first. */
export const getRewardHub = defineCall({
  name: 'getRewardHub',
  summary: 'Everything that the caller can claim, play for and look forward to among the rewards.',
  method: 'GET',
  path: '/wps/reward/hub',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({
    currency: CurrencyCode,
    failed: array(enums(hubParts)),
    /** A pause or an exclusion: nothing can be claimed. */
    isBlocked: boolean(),
    /** The one that runs out first is the first. */
    claimable: array(ClaimableStruct),
    /** Sums of those that can be claimed at once. */
    sums: array(RewardSumStruct),
    signIn: nullable(SignInStruct),
    /** Free rounds and bonuses that run: the next end first. */
    rounds: array(RunningRoundsStruct),
    bonuses: array(RunningBonusStruct),
    offers: array(OfferStruct),
    /** Missions under way or to be claimed, those first. */
    missions: array(MissionStruct),
    races: array(RaceStruct),
    raffles: array(RaffleFactStruct),
    envelopes: type({
      /** Open ones without a share of the caller. */
      open: integer(),
      /** When the next one opens. */
      nextAt: nullable(Instant),
    }),
    /** Null where there is no programme. */
    vip: nullable(
      type({
        validBet: MinorUnits,
        /** Rank of the caller’s level; 0 below the first one. */
        rank: integer(),
        benefitEvery: enums(benefitPeriods),
        levels: array(VipLevelStruct),
      }),
    ),
    /** Points of the mall; null while bets earn none and there are none. */
    points: nullable(MinorUnits),
    /** Invited people and what they brought; null if an invitation gives nothing. */
    referral: nullable(type({ invited: integer(), earned: MinorUnits, reward: MinorUnits })),
  }),
})
export type RewardHub = ResponseOf<typeof getRewardHub>
