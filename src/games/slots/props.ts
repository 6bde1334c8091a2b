import type { Translate as TranslateOf } from '#lib/messages.ts'
import type { RoundOutcome, Theme } from './types.ts'

export type SpinResult =
  | {
      readonly ok: true
      readonly roundId: string
      readonly outcome: RoundOutcome
      readonly balance: bigint
      /** Bonus money in the balance, and wins less stakes of the session; where a bonus is running. */
      readonly bonus?: bigint
      readonly net?: bigint
      readonly wagering?: WageringFacts
      /** What the balance has of this round; left out, all that it won. */
      readonly gained?: bigint
      /** The free rounds after it, where it was one of them. */
      readonly free?: FreeRoundsFacts
    }
  /** `retry`: it is unknown whether the round was played, so the same key must be sent again. */
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly retry: boolean
      readonly check?: RealityFacts
    }

/** Free rounds that run in this game. Amounts are minor units. */
export type FreeRoundsFacts = {
  readonly id: string
  readonly rounds: number
  readonly used: number
  /** The bet of each, which costs the player nothing. */
  readonly stake: bigint
  readonly won: bigint
  /** What becomes of the win. */
  readonly wins: 'cash' | 'bonus'
  /** What came of it; undefined while they run. */
  readonly paid?: bigint
  /** Others that can be played in this game, where these are over. */
  readonly next?: FreeRoundsFacts
}

/** The bonus that the next bet feeds. Amounts are minor units. */
export type WageringFacts = {
  readonly required: bigint
  readonly progress: bigint
  /** Whole per cent of a stake in this game that count. */
  readonly percent: number
  /** The largest stake while it runs; undefined for any. */
  readonly maxBet?: bigint
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** What a player is shown after the time of play that they chose. */
export type RealityFacts = {
  /** Start of the session of play, milliseconds since 1970. */
  readonly startedAt: number
  /** Wins less stakes since then, minor units. */
  readonly net: bigint
}

export type Translate = TranslateOf<'slots'>

/** Amounts are minor units of `currency`. */
export type SlotsGameProps = {
  readonly theme: Theme
  readonly title: string
  /** `trial` uses play money; the surrounding page says so. */
  readonly mode: 'real' | 'trial'
  readonly currency: string
  readonly locale: string
  /** What can be staked, bonus money included. */
  readonly balance: bigint
  /** Bonus money in the balance; left out where no bonus is running. */
  readonly bonus?: bigint
  /** The wagering of that bonus. */
  readonly wagering?: WageringFacts
  /** Free rounds, which are played before any stake is paid. */
  readonly free?: FreeRoundsFacts
  /** Total stakes in ascending order. */
  readonly stakes: readonly bigint[]
  readonly initialStake?: bigint
  /** An interrupted round. It is settled, and the player can watch it. */
  readonly pending?: RoundOutcome
  /** Wins less stakes of this session before this view was opened. */
  readonly net?: bigint
  /** Start of the session, milliseconds since 1970; default: when the view opens. */
  readonly startedAt?: number
  /** Whether sounds are on; default: off. */
  readonly sound?: boolean
  /**
   * Plays a round on the server. The same key always returns the same round.
   *
   * @param freeId the free rounds that it is one of
   */
  spin(stake: bigint, idempotencyKey: string, freeId?: string): Promise<SpinResult>
  /** Stores the key outside this view; called before the first request. */
  remember?(idempotencyKey: string, stake: bigint, freeId?: string): void
  /** Removes a stored key: its round has arrived or was finally refused. */
  forget?(idempotencyKey: string): void
  /** Called when the result has been shown, or when the view closes before that. */
  onBalance?(balance: bigint): void
  /** Calls `hear` when the balance changes elsewhere; returns a function that stops it. */
  followBalance?(hear: (balance: bigint) => void): () => void
  /** Says that the player has seen how long it has been. @returns whether it was heard */
  passCheck?(): Promise<boolean>
  /** Leaves the game for the player's limits or history, or for the terms of the bonus. */
  onLeave?(to: 'limits' | 'history' | 'bonus'): void
  /** What a player with an empty wallet can do; only the given options are offered. */
  onDeposit?(): void
  onFree?(): void
  readonly t: Translate
}
