import { array, nullable, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, Language, MinorUnits } from '#contract/scalars.ts'
import { VipLevelStruct, VipPeriodStruct, VipStepStruct } from './vip.ts'

/** Amounts are of the account's own currency. A bet counts for the level within a minute after it is settled. */
export const getMyVip = defineCall({
  name: 'getMyVip',
  summary: 'The VIP level of the caller, the way to the next one, and the bonuses of reached levels.',
  method: 'GET',
  path: '/wps/vip/mine',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({
    currency: CurrencyCode,
    /** Settled valid bets of all times, up to this moment. */
    validBet: MinorUnits,
    /** Null below the first level, and where there is no programme. */
    level: nullable(VipLevelStruct),
    /** Null on the highest level, and where there is no programme. */
    next: nullable(VipLevelStruct),
    /** The valid bets that keep the level until a moment, and the bets so far; null without a condition. */
    keep: nullable(type({ required: MinorUnits, played: MinorUnits, until: Instant })),
    /** Levels that were reached, the highest first. */
    steps: array(VipStepStruct),
    /** The last weeks and months that are over, the newest first: at most 24. */
    periods: array(VipPeriodStruct),
  }),
})
