import type { SharedGame } from './shared-game.ts'

/** What may be bet at a table, in minor units. */
export interface TableLimits {
  /** The least and the most that a member may have at one place of a round. */
  readonly least: bigint
  readonly most: bigint
  /** The most that a member may bet in a round. */
  readonly mostRound: bigint
  /** The most that one bet may pay. */
  readonly mostWin: bigint
  /** The most that all bets of a round may pay together, less their stakes: more than the house could ever lose in it. */
  readonly exposure: bigint
}

interface TableBase {
  readonly id: string
  /** The name of its look. */
  readonly look: string
  readonly limits: TableLimits
  /** Milliseconds in which bets are taken. */
  readonly bettingMs: number
  /** Milliseconds from the result to the next round. */
  readonly pauseMs: number
}

/** A table at which everybody bets on places of one draw. */
export interface PlacesTable extends TableBase {
  readonly kind: 'places'
  readonly game: SharedGame
}

/** A table whose multiplier rises for everybody until the round's point. */
export interface CrashTable extends TableBase {
  readonly kind: 'crash'
}

/** A table at which everybody has tickets of their own for the same balls. */
export interface TicketsTable extends TableBase {
  readonly kind: 'tickets'
}

/** A table of blackjack: each seat has one player, who decides for its hands before the result. */
export interface SeatsTable extends TableBase {
  readonly kind: 'seats'
  /** Milliseconds in which a player decides, after the cards lie. */
  readonly decisionMs: number
  /** The id of the table at which it is played for free. Play money never takes a seat from somebody who plays for money. */
  readonly free: string
}

export type Table = PlacesTable | CrashTable | TicketsTable | SeatsTable
