import { array, integer, nullable, type } from 'superstruct'
import { DaysStruct } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

const played = {
  bets: integer(),
  stake: MinorUnits,
  /** The valid bets. */
  validBet: MinorUnits,
  win: MinorUnits,
  net: MinorUnits,
}

/**
 * Figures of the caller between two civil days in the operator's time zone, both inclusive. Rounds count on the day they
 * were placed, money on the day it moved.
 */
export const getProfit = defineCall({
  name: 'getProfit',
  summary: 'Play by category, and money in and out, in a period and since the beginning.',
  method: 'GET',
  path: '/wps/wallet/profit',
  auth: 'session',
  request: DaysStruct,
  response: type({
    currency: CurrencyCode,
    /** The figures contain everything up to this moment. */
    upTo: Instant,
    /** Settled bets, the category with the highest stakes first. */
    categories: array(type({ gameType: GameType, ...played })),
    sums: type(played),
    /** `opening + deposits − withdrawals − fees + corrections + other + play = closing`. */
    money: type({
      opening: MinorUnits,
      deposits: MinorUnits,
      /** Withdrawals, without fees and without returned payments. */
      withdrawals: MinorUnits,
      fees: MinorUnits,
      corrections: MinorUnits,
      other: MinorUnits,
      /** Wins without stakes of rounds that were settled in the period. */
      play: MinorUnits,
      closing: MinorUnits,
    }),
    lifetime: type({
      /** First movement of the wallet; null if there was none. */
      since: nullable(Instant),
      deposits: MinorUnits,
      withdrawals: MinorUnits,
      /** `deposits − withdrawals`. */
      net: MinorUnits,
    }),
  }),
})
