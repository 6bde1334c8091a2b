import { type Rational, rational } from '#games/slots/rational.ts'
import { pays, resultOf, type Wager, wagersOf } from './settlement.ts'
import { dealerHasNatural, places, seatAt, type Table } from './table.ts'

/** The most seats that a player can have in a round of a shared table, so that others find one. */
export const mostSeats = 3

/** The bets with which a seat of a shared table is taken, in the order in which the seats act: `seat-1` to `seat-7`. */
export const seatPlaces: readonly string[] = Array.from({ length: places }, (_, seat) => `seat-${seat + 1}`)

type Kind = Pick<Wager, 'kind' | 'hand'>

/** A bet of a seat. */
export interface SeatBet extends Kind {
  /** 0 to 6. */
  readonly seat: number
}

/** The bets that a seat can have; what is raised stands beside the stake of its hand. */
const suffixes: readonly (Kind & { readonly suffix: string })[] = [
  { kind: 'main', hand: 0, suffix: '' },
  { kind: 'split', hand: 1, suffix: '-split' },
  { kind: 'double', hand: 0, suffix: '-double' },
  { kind: 'double', hand: 1, suffix: '-split-double' },
  { kind: 'insurance', hand: 0, suffix: '-insurance' },
]

/** The name of the place of a bet, such as `seat-3-double`. @throws {RangeError} if there is no such bet */
export function placeOfBet({ seat, kind, hand }: SeatBet): string {
  const known = suffixes.find((one) => one.kind === kind && one.hand === hand)
  const place = seatPlaces[seat]
  if (!known || place === undefined) throw new RangeError(`seat ${seat} has no ${kind} on hand ${hand}`)
  return place + known.suffix
}

const bets: ReadonlyMap<string, SeatBet> = new Map(
  seatPlaces.flatMap((place, seat) => suffixes.map(({ suffix, ...kind }) => [place + suffix, { seat, ...kind }])),
)

/** The bet at a place; undefined if no seat has it. */
export const betAtPlace = (place: string): SeatBet | undefined => bets.get(place)

/**
 * What one unit of a bet became in a settled round, the stake itself included.
 *
 * @throws {RangeError} if nobody made that bet, or the round is not settled
 */
export function payOf(table: Table, place: string): Rational {
  const bet = betAtPlace(place)
  const seat = bet && seatAt(table, bet.seat)
  if (!seat || table.phase !== 'settled') throw new RangeError(`nothing is settled at ${place}`)
  if (!wagersOf(seat).some(({ kind, hand }) => kind === bet.kind && hand === bet.hand))
    throw new RangeError(`nobody decided for ${place}`)
  if (bet.kind === 'insurance') return dealerHasNatural(table) ? pays.insurance : pays.loss
  return pays[resultOf(seat, bet.hand, table)]
}

/** The most that a seat can win beyond its stakes, as a multiple of the first one: both hands of a split doubled and won. */
export const largestGain: Rational = rational(4n)
