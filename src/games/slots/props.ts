import type { RoundOutcome, Theme } from './types.ts'

export type SpinResult =
  | { readonly ok: true; readonly roundId: string; readonly outcome: RoundOutcome; readonly balance: bigint }
  /** `retry`: it is not known whether the round was played; the same key may and must be sent again. */
  | { readonly ok: false; readonly code: string; readonly message: string; readonly retry: boolean }

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Amounts are minor units of `currency`. */
export type SlotsGameProps = {
  readonly theme: Theme
  readonly title: string
  /** `trial` plays with play money; what holds the game says so throughout. */
  readonly mode: 'real' | 'trial'
  readonly currency: string
  readonly locale: string
  readonly balance: bigint
  /** Total stakes, ascending. */
  readonly stakes: readonly bigint[]
  readonly initialStake?: bigint
  /** A round that was cut off before it was shown; it is settled, and offered to be watched. */
  readonly pending?: RoundOutcome
  /** Wins less stakes of this session before this view opened. */
  readonly net?: bigint
  /** When the session began, milliseconds since 1970; without it the clock starts with the view. */
  readonly startedAt?: number
  /** Sounds are off unless asked for. */
  readonly sound?: boolean
  /** Plays a round on the server. The same key always gives the same round. */
  spin(stake: bigint, idempotencyKey: string): Promise<SpinResult>
  /** Keeps the key where it outlives this view; called before the first sending. */
  remember?(idempotencyKey: string, stake: bigint): void
  /** The key is resolved: the round came, or was refused for good. */
  forget?(idempotencyKey: string): void
  /** Called once the result has been shown, or when the view closes before that. */
  onBalance?(balance: bigint): void
  /** Tells what the wallet holds when that changes from outside; returns how to stop. */
  followBalance?(hear: (balance: bigint) => void): () => void
  /** Ways on for whoever has nothing left to stake; each is offered where it is given. */
  onDeposit?(): void
  onFree?(): void
  readonly t: Translate
}
