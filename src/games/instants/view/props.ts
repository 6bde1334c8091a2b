import type { Json } from '#games/instants/instant.ts'
import type { InstantName } from '#games/instants/names.ts'
import type { GameProps, SpinResult } from '#games/slots/props.ts'

/** A round as the gateway tells it. Amounts in minor units. */
export interface ShownRound {
  readonly roundId: string
  readonly state: 'open' | 'ended' | 'void'
  readonly choice: Json
  /** The stake of the bet alone, which its choice was made with. */
  readonly bet: bigint
  readonly decisions: readonly Json[]
  readonly shown: Json
  /** With what decisions added. */
  readonly stake: bigint
  readonly win: bigint
  readonly nonce: number
}

/** What a member can check a round with: see product rules 36. */
export interface Seeds {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly nextCommitment: string
}

/** The answer to a bet or a decision. */
export type PlayResult = SpinResult<ShownRound>

type Page = Pick<
  GameProps<ShownRound>,
  | 'title'
  | 'mode'
  | 'currency'
  | 'locale'
  | 'balance'
  | 'bonus'
  | 'wagering'
  | 'net'
  | 'startedAt'
  | 'forget'
  | 'onBalance'
  | 'followBalance'
  | 'passCheck'
  | 'onDeposit'
  | 'onFree'
>

/** What every instant game is given. Amounts are minor units of `currency`. */
export interface InstantProps extends Page {
  readonly game: InstantName
  /** The name of a look of the kit. */
  readonly look: string
  readonly least: bigint
  readonly most: bigint
  readonly mostWin: bigint
  /** Least milliseconds between the beginnings of two rounds. */
  readonly cycle: number
  /** Hundredths of a per cent. */
  readonly leastReturn: number
  readonly greatestReturn: number
  readonly seeds: Seeds
  /** A round that waits for its player. */
  readonly open?: ShownRound
  /** A round that ended without its player, who has not seen it. */
  readonly interrupted?: ShownRound
  /** Plays a round on the server. The same key always returns the same round. */
  play(stake: bigint, choice: Json, idempotencyKey: string): Promise<PlayResult>
  /** Takes a decision. @param at how many the player has seen */
  decide(roundId: string, at: number, decision: Json, idempotencyKey: string): Promise<PlayResult>
  /** Stores a bet outside this view; called before its first request. */
  remember(idempotencyKey: string, stake: bigint, choice: Json): void
  onLeave(to: 'limits' | 'history' | 'bonus' | 'fairness'): void
}
