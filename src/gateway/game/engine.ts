import type { GatewayDeps } from '#gateway/deps.ts'
import type { GameSession, Session } from '#gateway/http/context.ts'
import type { WagerState } from '#gateway/vendor/door.ts'
import type { OpenRound, WagerRow } from './rounds.ts'

/** Who plays what. */
export interface Player {
  readonly session: Session
  readonly game: GameSession
}

/** How a bet of a round ends. */
export interface BetEnd {
  readonly wagerId: bigint
  readonly state: Exclude<WagerState, 'open' | 'refunded'>
  /** Minor units. */
  readonly win: bigint
  /** JSON text of what came out. */
  readonly outcome: string
  /** See `validBet`. */
  readonly validBet: bigint
}

/**
 * A kind of game that we play ourselves. It decides what comes out and what that is worth; money moves through
 * gateway/vendor alone.
 *
 * @typeParam State what the frame begins with
 * @typeParam Move what a player does
 * @typeParam Shown a bet as its frame shows it
 */
export interface Engine<State, Move, Shown> {
  open(deps: GatewayDeps, player: Player): Promise<State>
  play(deps: GatewayDeps, player: Player, move: Move): Promise<Shown>
  /** How the open bets of a round end, from what the round keeps; undefined as long as it waits for its player or a draw. */
  settle(round: OpenRound): readonly BetEnd[] | undefined
  /** @throws Error for a bet without a result */
  view(bet: WagerRow): Shown
  /**
   * A round whose request was lost, or whose player went: brings it as far as it goes without them. Age alone decides
   * nothing.
   *
   * @returns whether it ended
   */
  recover(deps: GatewayDeps, round: OpenRound): Promise<boolean>
}

/** The part of an engine that needs no player. */
export type RoundEngine = Pick<Engine<never, never, unknown>, 'settle' | 'recover'>
