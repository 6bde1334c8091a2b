import { enums, type Infer, integer, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { BetStruct } from './bet.ts'

const BettingHistoryRequestStruct = object({
  /** First moment, inclusive. */
  from: optional(Instant),
  /** Last moment, exclusive. */
  to: optional(Instant),
  gameType: optional(GameType),
  status: optional(enums(['open', 'settled', 'voided'])),
  ...pageRequest,
})
export type BettingHistoryRequest = Infer<typeof BettingHistoryRequestStruct>

/**
 * Bets in the account's own currency, in the order they were placed, newest first. `total` and `sums` cover all pages
 * of the filter; open and voided bets are not part of the sums.
 */
export const getBettingHistory = defineCall({
  name: 'getBettingHistory',
  summary: 'Rounds played, newest first, with sums over the whole filter.',
  method: 'GET',
  path: '/wps/member/history/bets',
  auth: 'session',
  request: BettingHistoryRequestStruct,
  response: type({
    ...Paged(BetStruct).schema,
    total: integer(),
    sums: type({ stake: MinorUnits, win: MinorUnits, net: MinorUnits, currency: CurrencyCode }),
  }),
})
