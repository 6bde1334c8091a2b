import type { GatewayDeps } from '#gateway/deps.ts'
import type { GameSession, Session } from '#gateway/platform/http/context.ts'
import type { WagerState } from '#gateway/play/vendors/door.ts'
import type { OpenRound } from './rounds.ts'

/** The session of a player and their game. */
export interface Player {
  readonly session: Session
  readonly game: GameSession
}

/** The result of a bet. */
export interface BetEnd {
  readonly wagerId: bigint
  readonly state: Exclude<WagerState, 'open' | 'refunded'>
  /** Minor units. */
  readonly win: bigint
  /** JSON text of the result. */
  readonly outcome: string
  /** See `validBet`. */
  readonly validBet: bigint
}

/**
 * A game that this gateway runs itself. It decides results and wins; money moves only through gateway/play/vendors.
 *
 * @typeParam State the initial state for the frame
 * @typeParam Move an action of the player
 * @typeParam Shown a round as the frame shows it
 */
export interface Engine<State, Move, Shown> {
  open(deps: GatewayDeps, player: Player): Promise<State>
  play(deps: GatewayDeps, player: Player, move: Move): Promise<Shown>
  /**
   * Continues a round whose request was lost, or whose player left, as far as possible without the player. The round's
   * age alone decides nothing.
   *
   * @returns whether the round ended
   */
  recover(deps: GatewayDeps, round: OpenRound): Promise<boolean>
}

/** The method of an engine that needs no player. */
export type RoundEngine = Pick<Engine<never, never, unknown>, 'recover'>
