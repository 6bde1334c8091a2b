import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import { sharedTicket } from '#games/bingo/shared.ts'
import type { Table } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'

/** A member in one round of a table. */
export interface InRound {
  readonly table: string
  readonly number: number
  readonly memberId: bigint
  readonly mode: 'real' | 'trial'
}

const BetRow = type({
  wager_id: bigint(),
  place: string(),
  stake: bigint(),
  exposure: bigint(),
  batch: integer(),
  target: nullable(integer()),
  cashed_at: nullable(integer()),
  key: string(),
  commitment: string(),
})
export type OwnBet = Infer<typeof BetRow>

/** The bets of a member in a round that were not taken back, in the order of their placing. `key` is the name of the bet at the money door. */
export function ownBets(on: Executor, { table, number, memberId, mode }: InRound): Promise<OwnBet[]> {
  return rowsOf(
    on,
    BetRow,
    `SELECT b.wager_id, b.place, b.stake, b.exposure, b.batch, b.target, b.cashed_at, w.transaction_key AS key, r.commitment
     FROM table_bet b JOIN wager w ON w.id = b.wager_id JOIN table_round r ON r.table_id = b.table_id AND r.number = b.number
     WHERE b.table_id = :table AND b.number = :number AND b.member_id = :memberId AND b.mode = :mode AND NOT b.undone
     ORDER BY b.wager_id`,
    { table, number, memberId, mode },
  )
}

/** Chips at one place are shown as one bet. Of a crash round, each place has one bet. */
export function wireBets(table: Table, bets: readonly OwnBet[]) {
  const places = [...new Set(bets.map(({ place }) => place))]
  return places.map((place) => {
    const here = bets.filter((bet) => bet.place === place)
    return {
      place,
      stake: here.reduce((sum, { stake }) => sum + stake, 0n),
      chips: here.map(({ stake }) => stake),
      target: here[0]?.target ?? null,
      cashedAt: here[0]?.cashed_at ?? null,
      ticket: table.kind === 'tickets' && here[0] ? ticketOf(here[0]) : null,
    }
  })
}

/** The ticket of a bet in its form for JSON. */
const ticketOf = ({ commitment, wager_id: wager }: OwnBet): number[][] =>
  sharedTicket(commitment, wager).map((row) => [...row])
