import type { Seat } from './seat.ts'
import type { TableRounds } from './table-rounds.ts'

/** A round as its player knows it, or as the house has it. Amounts in minor units. */
export interface KnownRound {
  /** The round's id; of a shared table the table and the number of its round. */
  readonly name: string
  /** How many bets it has, with those that were given back. */
  readonly bets: number
  readonly stake: bigint
  readonly win: bigint
  /** Stakes that were given back. */
  readonly returned: bigint
}

/** Somebody who plays one game. */
export interface Guest {
  /** Plays until the seat says to leave, and then ends what is open. */
  play(): Promise<void>
  /** Every round that was answered, once all of them have ended. @param tables what the shared tables came to */
  rounds(tables: TableRounds): readonly KnownRound[]
  /** Bets that were answered so far. */
  readonly bets: number
  /** Rounds that waited for their player and were taken up again after a kill. */
  readonly resumed: number
}

/** A game that somebody can sit down at. */
export interface Game {
  readonly nodeId: number
  readonly theme: string
}

/** A kind of player. */
export interface Kind {
  readonly name: string
  /** Of twelve players, how many are of this kind. */
  readonly share: number
  /** Where they play: the first players each at another game, then from the beginning again. */
  readonly games: readonly Game[]
  sit(seat: Seat): Guest
}
