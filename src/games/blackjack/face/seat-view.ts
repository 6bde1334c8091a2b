import { betAtPlace, payOf, placeOfBet, seatPlaces } from '#games/blackjack/seats.ts'
import { wagersOf } from '#games/blackjack/settlement.ts'
import { type SharedRound, type SharedSeat, settledTable } from '#games/blackjack/shared.ts'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import { paid } from '#games/paid.ts'
import type { OwnBet, TableSeats } from '#games/tables/view/props.ts'
import { byChips } from '#games/tables/view/stage.ts'

/** What a bet of a seat came to. */
export const winOfSeat = byChips((result, { place, stake }) =>
  paid(stake, payOf(settledTable(sharedFromWire(result)), place)),
)

/** A seat as a player finds it. Amounts in minor units of `currency`. */
export interface SeatView {
  /** 0 to 6. */
  readonly place: number
  /** `kept`: it can be taken by who played it in the round before. */
  readonly holder: 'nobody' | 'kept' | 'own' | 'other'
  /** All bets of the seat. */
  readonly stake: bigint
  readonly currency: string
  /** Its hands; undefined before the deal. */
  readonly seat: SharedSeat | undefined
}

interface Known {
  /** The hands of the round; undefined while bets are taken. */
  readonly round: SharedRound | undefined
  readonly seats: TableSeats | null | undefined
  /** Bets of the player, and chips that are on their way. */
  readonly own: ReadonlyMap<string, bigint>
  readonly currency: string
  readonly isKept: boolean
}

/** All seats of a table, in the order in which they act. */
export const seatViews = ({ round, seats, own, currency, isKept }: Known): SeatView[] =>
  seatPlaces.map((name, place): SeatView => {
    const mine = own.get(name) ?? 0n
    const seat = round?.seats.find((one) => one.place === place)
    if (seat) {
      const stake = wagersOf(seat).reduce((sum, wager) => sum + wager.stake, 0n)
      return { place, seat, stake, currency: seat.currency, holder: mine > 0n ? 'own' : 'other' }
    }
    if (mine > 0n) return { place, seat, stake: mine, currency, holder: 'own' }
    const taken = round ? undefined : seats?.taken.find((one) => one.place === place)
    if (taken) return { place, seat, stake: taken.stake, currency: taken.currency, holder: 'other' }
    const kept = !round && isKept && seats?.kept.includes(place)
    return { place, seat, stake: 0n, currency, holder: kept ? 'kept' : 'nobody' }
  })

/** The seats of a player, by their bets. */
export const ownSeats = (own: readonly OwnBet[]): number[] =>
  own.flatMap(({ place }) => {
    const bet = betAtPlace(place)
    return bet?.kind === 'main' ? [bet.seat] : []
  })

/** Whether a page knows less bets than its player's hands show: another page of the player has raised. */
export const missesBets = ({ seats }: SharedRound, own: readonly OwnBet[]): boolean =>
  seats.some(
    (seat) =>
      own.some(({ place }) => place === seatPlaces[seat.place]) &&
      wagersOf(seat).some((wager) => {
        const name = placeOfBet({ ...wager, seat: seat.place })
        return own.every(({ place }) => place !== name)
      }),
  )

/** Whether chips are laid at the place of a bet: they take a seat. */
export const isSeatPlace = (place: string): boolean => seatPlaces.includes(place)
