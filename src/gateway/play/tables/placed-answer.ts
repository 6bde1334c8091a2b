import { array, create, integer, type } from 'superstruct'
import { TableBetStruct } from '#contract/play/tables/table.ts'
import { MinorUnits } from '#contract/scalars.ts'
import type { Table } from '#games/tables/tables.ts'
import type { Json } from '#gateway/platform/db/rows.ts'
import { type OwnBet, wireBets } from './own-bets.ts'

const Answer = type({ number: integer(), own: array(TableBetStruct), balance: MinorUnits })

/** The answer to a placing or an undoing in the form in which it is stored with its key: amounts are digit texts. */
export const placedAnswer = (table: Table, number: number, bets: readonly OwnBet[], balance: bigint): Json => ({
  number,
  own: wireBets(table, bets).map(({ stake, ...bet }) => ({ ...bet, stake: stake.toString() })),
  balance: balance.toString(),
})

/** A stored answer with its amounts. */
export const wireAnswer = (stored: Json) => create(stored, Answer)
