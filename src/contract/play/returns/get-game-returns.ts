import { array, boolean, enums, type Infer, integer, nullable, object, optional, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { neighbours, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Instant, Language, MinorUnits } from '#contract/scalars.ts'

/** Since the first bet, or the last 30 civil days of the operator, today included. */
export const returnPeriods = ['ALL', 'DAYS30'] as const
export const returnOrders = ['MOST', 'FEWEST'] as const

const GameReturnStruct = type({
  nodeId: integer(),
  /** In the language of the request, where the vendor has a name in it. */
  displayName: string(),
  vassalage: string(),
  vendorName: string(),
  /** Rounds that began in the period and have a settled bet. */
  rounds: integer(),
  stake: MinorUnits,
  win: MinorUnits,
  /** All wins over all stakes, in hundredths of a per cent; null if nothing was staked. */
  rate: nullable(integer()),
  /**
   * In hundredths of a per cent: where the true return lies with 99 % confidence, in the normal approximation. Null with
   * fewer rounds than `leastRounds`, or if every round returned the same.
   */
  interval: nullable(type({ low: integer(), high: integer() })),
  /** The computed return, in hundredths of a per cent, as the game or its vendor declares it; null if nobody has. */
  rtp: nullable(integer()),
  /** Whether the computed return lies within the interval; null without one of the two. */
  isWithin: nullable(boolean()),
})
export type GameReturn = Infer<typeof GameReturnStruct>

export const getGameReturns = defineCall({
  name: 'getGameReturns',
  summary: 'What each game returned of the stakes of real money, with its 99 % interval, beside the computed return.',
  method: 'GET',
  path: '/wps/game/returns',
  auth: 'none',
  request: object({
    /** Left out, since the beginning. */
    period: optional(enums(returnPeriods)),
    /** By the number of rounds. Left out, the most first. */
    order: optional(enums(returnOrders)),
    /** Search text as in `searchGames`. */
    gameName: optional(size(string(), 1, 80)),
    vassalage: optional(size(string(), 1, 40)),
    ...pageRequest,
    language: Language,
  }),
  response: type({
    /** Games of the catalogue with at least one round in the period. */
    list: array(GameReturnStruct),
    ...neighbours,
    /** The operator's currency. Rounds in other currencies are not in the figures. */
    currency: CurrencyCode,
    /** Rounds from which on a game has an interval. */
    leastRounds: integer(),
    /** Up to when everything that was settled is counted; null before the first count. */
    asOf: nullable(Instant),
  }),
})
