import { array, assign, boolean, create, enums, type Infer, integer, max, min, optional, size, type } from 'superstruct'
import { CardStruct } from '#games/card-struct.ts'
import { Amount, type Wire } from '#games/slots/wire.ts'
import { places, type Seat, type Shown, type Table } from './table.ts'

const Cards = array(CardStruct)

/** A seat's place. */
export const Place = max(min(integer(), 0), places - 1)

/** The struct of a seat; `create` converts digits into amounts. */
export const SeatStruct = type({
  place: Place,
  stake: Amount,
  insurance: enums(['not-offered', 'open', 'taken', 'declined']),
  hands: size(array(type({ cards: Cards, doubled: boolean(), done: boolean() })), 1, 2),
})

/** The struct of a round as the gateway keeps it; `create` converts digits into amounts. */
const TableStruct = type({
  phase: enums(['insurance', 'decisions', 'settled']),
  seats: size(array(SeatStruct), 1, places),
  dealer: Cards,
})

/** Written to the gateway's row of the round. It has the hole card: {@link shownToWire} is for players. */
export const toWire = (table: Table): Wire<Table> => ({ ...table, seats: table.seats.map(seatToWire) })

/**
 * The round from a stored row.
 *
 * @throws {StructError} if the value is no round
 */
export const fromWire = (wire: unknown): Table => create(wire, TableStruct)

/** What players see of a round, as JSON. */
export const shownToWire = (shown: Shown): Wire<Shown> => ({ ...shown, seats: shown.seats.map(seatToWire) })

/** The struct of what players see. */
export const ShownStruct = type({
  phase: enums(['insurance', 'decisions', 'settled']),
  seats: size(array(SeatStruct), 1, places),
  dealerShows: Cards,
  turn: optional(type({ place: Place, hand: max(min(integer(), 0), 1) })),
})

const seatToWire = (seat: Seat): Wire<Seat> => ({ ...seat, stake: seat.stake.toString() })

/** A round of one player as the player sees it: the table, and the bets in the order in which they were made, with their wins. */
export const ShownBlackjackStruct = assign(
  ShownStruct,
  type({
    bets: size(
      array(
        type({
          kind: enums(['main', 'split', 'double', 'insurance']),
          hand: max(min(integer(), 0), 1),
          stake: Amount,
          win: Amount,
        }),
      ),
      1,
      5,
    ),
  }),
)

export interface ShownBlackjackRound extends Shown {
  readonly bets: Infer<typeof ShownBlackjackStruct>['bets']
}

/**
 * A round of one player from its JSON.
 *
 * @throws {StructError} if the value is no round
 */
export function shownRound(wire: unknown): ShownBlackjackRound {
  const { turn, ...shown } = create(wire, ShownBlackjackStruct)
  return { ...shown, ...(turn && { turn }) }
}
