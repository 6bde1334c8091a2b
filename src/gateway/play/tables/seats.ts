import { bigint, boolean, integer, string, type } from 'superstruct'
import { betAtPlace, seatPlaces } from '#games/blackjack/seats.ts'
import type { SeatStake } from '#games/blackjack/shared.ts'
import type { SeatsTable } from '#games/tables/tables.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import type { InRound } from './own-bets.ts'

/** Milliseconds of a round in which a seat is kept for who played it in the round before. */
export const keepMs = ({ bettingMs }: SeatsTable): number => bettingMs / 2

const Sat = type({ sat: boolean() })

/** Takes the seats of some bets that were placed in this transaction. @throws {Refusal} `seat_taken` */
export async function takeSeats(
  tx: Transaction,
  table: SeatsTable,
  at: InRound,
  bets: readonly { readonly place: string }[],
): Promise<void> {
  // In one order, so that two requests for several seats never wait for each other.
  const seats = [...new Set(bets.map(({ place }) => seatPlaces.indexOf(place)))].sort((one, other) => one - other)
  for (const place of seats) {
    const text = 'SELECT table_sit(:table, :number, :place, :memberId, :mode, :keep) AS sat'
    const { sat } = await callOne(tx, Sat, text, { ...at, place, keep: keepMs(table) })
    if (!sat) throw new Refusal('seat_taken')
  }
}

/** Leaves the seats of a player that have no bet any more. */
export async function leaveSeats(tx: Transaction, at: InRound): Promise<void> {
  await tx.query(
    `DELETE FROM table_seat s WHERE s.table_id = :table AND s.number = :number AND s.member_id = :memberId AND s.mode = :mode
       AND NOT EXISTS (SELECT FROM table_bet b WHERE b.table_id = s.table_id AND b.number = s.number AND b.member_id = s.member_id
         AND b.mode = s.mode AND b.place = 'seat-' || (s.place + 1) AND NOT b.undone)`,
    { table: at.table, number: at.number, memberId: at.memberId, mode: at.mode },
  )
}

const StakeRow = type({ place: string(), stake: bigint(), currency: string() })

/** The stakes of all seats that are taken in a round, in the order of the seats. */
export async function seatStakes(on: Executor, table: string, number: number | bigint): Promise<SeatStake[]> {
  const rows = await rowsOf(
    on,
    StakeRow,
    `SELECT b.place, sum(b.stake)::bigint AS stake, min(w.currency)::text AS currency FROM table_bet b JOIN wager w ON w.id = b.wager_id
     WHERE b.table_id = :table AND b.number = :number AND NOT b.undone GROUP BY b.place ORDER BY b.place`,
    { table, number },
  )
  return rows.flatMap(({ place, stake, currency }) => {
    const bet = betAtPlace(place)
    return bet?.kind === 'main' ? [{ place: bet.seat, stake, currency }] : []
  })
}

/** The seats of a round, in their order. */
export async function seatsOf(on: Executor, table: string, number: number | bigint): Promise<number[]> {
  const text = 'SELECT place::int AS place FROM table_seat WHERE table_id = :table AND number = :number ORDER BY place'
  return (await rowsOf(on, PlaceRow, text, { table, number })).map(({ place }) => place)
}

const PlaceRow = type({ place: integer() })

/** Whether a player has a seat of a round. */
export async function hasSeat(on: Executor, at: InRound, seat: number): Promise<boolean> {
  const row = await rowOf(
    on,
    PlaceRow,
    `SELECT place::int AS place FROM table_seat WHERE table_id = :table AND number = :number AND place = :seat AND member_id = :memberId AND mode = :mode`,
    { table: at.table, number: at.number, memberId: at.memberId, mode: at.mode, seat },
  )
  return row !== undefined
}
