import type { Card } from '#games/cards.ts'
import { type Hand, isNatural, pointsOf } from './hand.ts'

/** Seats of the shared table. A game alone has the first. */
export const places = 7

/** A seat with a stake. */
export interface Seat {
  /** 0 to 6, in the order in which they act. */
  readonly place: number
  /** Of its first hand, in minor units. A split and a double stake the same again, each as a bet of its own. */
  readonly stake: bigint
  readonly insurance: 'not-offered' | 'open' | 'taken' | 'declined'
  /** One, or two after a split. */
  readonly hands: readonly Hand[]
}

/**
 * A round, with what is hidden: only the gateway holds it. Players see what {@link shown} leaves.
 */
export interface Table {
  readonly phase: 'insurance' | 'decisions' | 'settled'
  /** In the order of their places. */
  readonly seats: readonly Seat[]
  /** The open card, the hole card, and what the dealer took. */
  readonly dealer: readonly Card[]
}

export const decisions = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const
export type Decision = (typeof decisions)[number]

/** The hand that is decided now; none before and after the decisions. */
export interface Turn {
  readonly place: number
  /** 0, or 1 for the second hand of a split. */
  readonly hand: number
}

export function turnOf({ phase, seats }: Pick<Table, 'phase' | 'seats'>): Turn | undefined {
  if (phase !== 'decisions') return undefined
  for (const { place, hands } of seats) {
    const hand = hands.findIndex(({ done }) => !done)
    if (hand >= 0) return { place, hand }
  }
  return undefined
}

export const seatAt = ({ seats }: Pick<Table, 'seats'>, place: number): Seat | undefined =>
  seats.find((seat) => seat.place === place)

/** Whether the dealer's open card is an ace, so that insurance is offered. */
export const showsAce = (dealer: readonly Card[]): boolean => dealer[0] !== undefined && pointsOf(dealer[0]) === 1

/** Whether the dealer's first two cards are a blackjack. */
export const dealerHasNatural = ({ dealer }: Pick<Table, 'dealer'>): boolean => isNatural(dealer.slice(0, 2))

/** What a table shows to everybody. */
export interface Shown {
  readonly phase: Table['phase']
  readonly seats: readonly Seat[]
  /** The open card alone, until the round is settled. */
  readonly dealerShows: readonly Card[]
  readonly turn?: Turn
}

/** The round without its hole card. Nobody learns it before the round is settled, nor whether it made a blackjack. */
export function shown(table: Table): Shown {
  const { phase, seats, dealer } = table
  const turn = turnOf(table)
  return { phase, seats, dealerShows: phase === 'settled' ? dealer : dealer.slice(0, 1), ...(turn && { turn }) }
}
