import type { Translate as TranslateOf } from '#lib/messages.ts'
import type { RoundOutcome, Theme } from './types.ts'

export type SpinResult<Outcome = RoundOutcome> =
  | {
      readonly ok: true
      readonly roundId: string
      readonly outcome: Outcome
      readonly balance: bigint
      /** Bonus money in the balance; only while a bonus is running. */
      readonly bonus?: bigint
      /** Wins minus stakes of the session; only while a bonus is running. */
      readonly net?: bigint
      readonly wagering?: WageringFacts
      /** The part of the win that was added to the balance. Default: the whole win. */
      readonly gained?: bigint
      /** The free rounds after this round, if it was one of them. */
      readonly free?: FreeRoundsFacts
    }
  /**
   * `retry`: it is unknown whether the round was played, so the same key must be sent again. `isFinal`: the gateway has
   * decided the key for good; any other refusal says nothing about an earlier request with this key.
   */
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly retry: boolean
      readonly isFinal: boolean
      readonly check?: RealityFacts
    }

/** Free rounds that a player has in this game. Amounts are minor units. */
export type FreeRoundsFacts = {
  readonly id: string
  readonly rounds: number
  readonly used: number
  /** The stake of each round. It costs the player nothing. */
  readonly stake: bigint
  readonly won: bigint
  /** Whether the win is paid as cash or as bonus money. */
  readonly wins: 'cash' | 'bonus'
  /** The amount that was paid for the win; undefined while free rounds are left. */
  readonly paid?: bigint
  /** The next free rounds in this game, if these are over and there are more. */
  readonly next?: FreeRoundsFacts
}

/** The wagering of the bonus that the next bet counts towards. Amounts are minor units. */
export type WageringFacts = {
  readonly required: bigint
  readonly progress: bigint
  /** The part of a stake in this game that counts, in whole per cent. */
  readonly percent: number
  /** The largest stake while the bonus is running; undefined if there is none. */
  readonly maxBet?: bigint
  /** End of the bonus, milliseconds since 1970. */
  readonly expiresAt: number
}

/** A reality check: what a player is shown after each interval of play that they chose. */
export type RealityFacts = {
  /** Start of the session of play, milliseconds since 1970. */
  readonly startedAt: number
  /** Wins minus stakes since then, minor units. */
  readonly net: bigint
}

export type Translate = TranslateOf<'slots'>

/** A slots game of our own. */
export type SlotsGameProps = GameProps<RoundOutcome> & { readonly theme: Theme }

/** What every game with reels is given, by the outcome of its rounds. Amounts are minor units of `currency`. */
export type GameProps<Outcome> = {
  readonly title: string
  /** `trial` uses play money; the surrounding page says so. */
  readonly mode: 'real' | 'trial'
  readonly currency: string
  readonly locale: string
  /** The amount that can be staked, including bonus money. */
  readonly balance: bigint
  /** Bonus money in the balance; undefined if no bonus is running. */
  readonly bonus?: bigint
  /** The wagering of that bonus. */
  readonly wagering?: WageringFacts
  /** Free rounds of the player. They are played before paid rounds. */
  readonly free?: FreeRoundsFacts
  /** Total stakes in ascending order. */
  readonly stakes: readonly bigint[]
  readonly initialStake?: bigint
  /** An interrupted round. It is settled, and the player can watch it. */
  readonly pending?: Outcome
  /** Wins minus stakes of this session before this view was opened. */
  readonly net?: bigint
  /** A reality check that is due when the view opens. */
  readonly check?: RealityFacts
  /** Start of the session, milliseconds since 1970; default: when the view opens. */
  readonly startedAt?: number
  /** Whether sounds are on; default: off. */
  readonly sound?: boolean
  /**
   * Plays a round on the server. The same key always returns the same round.
   *
   * @param freeId id of the free rounds that this round belongs to; undefined for a paid round
   */
  spin(stake: bigint, idempotencyKey: string, freeId?: string): Promise<SpinResult<Outcome>>
  /** Stores the key outside this view; called before the first request. */
  remember?(idempotencyKey: string, stake: bigint, freeId?: string): void
  /** Removes a stored key: its round has arrived or was finally refused. */
  forget?(idempotencyKey: string): void
  /** Called when the result has been shown, or when the view closes before that. */
  onBalance?(balance: bigint): void
  /** Called when the player has seen the interrupted round or put it away. */
  onSeen?(): void
  /** Calls `listener` when the balance changes elsewhere. @returns a function that stops this */
  followBalance?(listener: (balance: bigint) => void): () => void
  /** Reports that the player has confirmed the reality check. @returns whether the server received it */
  passCheck?(): Promise<boolean>
  /** Leaves the game for the player's limits or history, or for the terms of the bonus. */
  onLeave?(to: 'limits' | 'history' | 'bonus'): void
  /** What a player with an empty wallet can do; only the given options are offered. */
  onDeposit?(): void
  onFree?(): void
}
