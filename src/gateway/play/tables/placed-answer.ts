import { array, create, integer, type } from 'superstruct'
import { fundsFields } from '#contract/play/games/funds.ts'
import { TableBetStruct } from '#contract/play/tables/table.ts'
import type { Table } from '#games/tables/tables.ts'
import type { Json } from '#gateway/platform/db/rows.ts'
import type { PlayerFunds } from '#gateway/play/games/player-funds.ts'
import { toJson } from '#lib/json.ts'
import { type OwnBet, wireBets } from './own-bets.ts'

const Answer = type({ number: integer(), own: array(TableBetStruct), ...fundsFields })

/** The answer to a placing or an undoing in the form in which it is stored with its key: amounts are digit texts. */
export const placedAnswer = (table: Table, number: number, bets: readonly OwnBet[], funds: PlayerFunds): Json =>
  JSON.parse(toJson({ number, own: wireBets(table, bets), ...funds }))

/** A stored answer with its amounts. One that was stored before answers told of a bonus has none, and before they told chips, one at each place. */
export function wireAnswer(stored: Json) {
  const { own = [], ...answer } = Object(stored)
  const bets = own.map((bet: { readonly stake: Json }) => ({ chips: [bet.stake], ...bet }))
  return create({ bonus: null, wagering: null, ...answer, own: bets }, Answer)
}
