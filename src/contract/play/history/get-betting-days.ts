import { array, type Infer, integer, object, optional, refine, type } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'

const BettingDaysRequestStruct = refine(
  object({ from: CivilDay, to: CivilDay, gameType: optional(GameType) }),
  'days',
  isRange,
)
export type BettingDaysRequest = Infer<typeof BettingDaysRequestStruct>

const figures = { bets: integer(), stake: MinorUnits, win: MinorUnits, net: MinorUnits }

/**
 * Stakes and wins per civil day in the operator's time zone, from `from` to `to` inclusive: settled bets in the
 * account's own currency, by the day they were placed. Days without bets are left out. If the zone's offset is not in
 * whole hours, a bet counts for the day in which its hour of UTC begins.
 */
export const getBettingDays = defineCall({
  name: 'getBettingDays',
  summary: 'Settled bets by civil day, oldest first, with sums over all days.',
  method: 'GET',
  path: '/wps/member/history/days',
  auth: 'session',
  request: BettingDaysRequestStruct,
  response: type({
    list: array(type({ day: CivilDay, ...figures })),
    sums: type({ ...figures, currency: CurrencyCode }),
  }),
})
