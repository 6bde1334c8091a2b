import type { Struct } from 'superstruct'
import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Rational } from '#games/slots/rational.ts'

/** Anything that JSON can hold. Amounts are digit texts in it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** What a round begins with. */
export interface InstantBet<Choice> {
  /** Minor units; of a game with several bets in a round, their sum. */
  readonly stake: bigint
  readonly choice: Choice
  /** The most that a round may pay, of the limits of its table. Minor units. */
  readonly mostWin: bigint
}

/** What is said about one kind of bet before somebody bets. */
export interface BetFacts {
  /** Its name in the game, such as `straight` or `banker`; `any` if all bets of the game are alike. */
  readonly bet: string
  /** What one unit of all stakes comes to. */
  readonly rtp: Rational
  /** The most that one unit of the stake can become. */
  readonly largest: Rational
  /** The chance that more than the stake comes back; left out where it depends on the choice. */
  readonly hitFrequency?: Rational
}

/**
 * A game that one player plays alone against the house, as pure rules. A round is its bet, the decisions of its player, and its seed;
 * everything else follows, so whoever knows these three can play it again.
 *
 * @typeParam Choice what the player chooses with the stake
 * @typeParam Decision what the player decides during the round; `never` if nothing
 * @typeParam State the round, with what is hidden
 */
export interface InstantGame<Choice, Decision, State> {
  readonly name: string
  /** The JSON form of a choice and of a decision; `create` makes amounts of digit texts. */
  readonly choice: Struct<Choice, unknown>
  readonly decision: Struct<Decision, unknown>
  /** Whether a bet is offered: its choice, its stake for that choice, and its largest win. */
  offers(bet: InstantBet<Choice>): boolean
  begin(bet: InstantBet<Choice>, random: RandomInt): State
  /** Whether a decision means something now. */
  may(state: State, decision: Decision): boolean
  /** What a decision adds to the stake, in minor units. */
  raise(state: State, decision: Decision): bigint
  /** @param stream the draws of the round from their beginning */
  step(state: State, decision: Decision, stream: () => RandomInt): State
  isOver(state: State): boolean
  /** What a round becomes whose player does not come back. */
  interrupted(state: State, stream: () => RandomInt): State
  /** Whether the stakes go back, because nothing was risked. */
  isVoid(state: State): boolean
  /** What each stake pays: first that of the bet, then those that decisions added, in their order. Zero while it is undecided. */
  wins(state: State): readonly bigint[]
  /** What the player may see now; everything when the round is over. */
  shown(state: State): Json
  /** The most that a bet can pay, in minor units. */
  largest(bet: InstantBet<Choice>): bigint
  /** All kinds of bets. May take some seconds the first time. */
  facts(): readonly BetFacts[]
}

/** A round of any game at one moment. */
export interface InstantRound {
  readonly isOver: boolean
  readonly isVoid: boolean
  readonly wins: readonly bigint[]
  readonly shown: Json
  /** Whether a decision, in its JSON form, means something now. */
  may(decision: unknown): boolean
  /** @throws {RangeError} if {@link may} does not allow it, as in the next one */
  raise(decision: unknown): bigint
  next(decision: unknown): InstantRound
  interrupted(): InstantRound
}

/** A game without the types of its choice, decisions and state: what every game of the house has. */
export interface Instant {
  readonly name: string
  /**
   * The bet of a choice in its JSON form; undefined if it is not offered.
   *
   * @param stake minor units, as `mostWin`
   */
  bet(stake: bigint, choice: unknown, mostWin: bigint): OfferedBet | undefined
  facts(): readonly BetFacts[]
}

/** A bet that is offered. */
export interface OfferedBet {
  /** The most that it can pay, in minor units. */
  readonly largest: bigint
  /** @param drawsOf makes the draws of a seed; another one than the usual also records them */
  begin(seed: RoundSeed, drawsOf?: (seed: RoundSeed) => RandomInt): InstantRound
}

/** Hides the types of a game, so that all games are played by the same code. */
export function instant<Choice, Decision, State>(game: InstantGame<Choice, Decision, State>): Instant {
  const round = (state: State, stream: () => RandomInt): InstantRound => {
    const read = (decision: unknown): Decision | undefined => {
      const [fault, value] = game.decision.validate(decision, { coerce: true })
      return fault || !game.may(state, value) ? undefined : value
    }
    const demand = (decision: unknown): Decision => {
      const value = read(decision)
      if (value === undefined) throw new RangeError('this decision is not offered now')
      return value
    }
    return {
      isOver: game.isOver(state),
      isVoid: game.isVoid(state),
      wins: game.wins(state),
      shown: game.shown(state),
      may: (decision) => read(decision) !== undefined,
      raise: (decision) => game.raise(state, demand(decision)),
      next: (decision) => round(game.step(state, demand(decision), stream), stream),
      interrupted: () => round(game.interrupted(state, stream), stream),
    }
  }
  return {
    name: game.name,
    bet(stake, choice, mostWin) {
      const [fault, chosen] = game.choice.validate(choice, { coerce: true })
      if (fault) return undefined
      const bet = { stake, choice: chosen, mostWin }
      if (stake <= 0n || !game.offers(bet)) return undefined
      return {
        largest: game.largest(bet),
        begin: (seed, drawsOf = fairDraw) => round(game.begin(bet, drawsOf(seed)), () => drawsOf(seed)),
      }
    },
    facts: () => game.facts(),
  }
}

/** What is stored of a round, and all that is needed to play it again. */
export interface RecordedRound {
  /** Digit text of minor units, as `mostWin`. */
  readonly stake: string
  readonly choice: Json
  readonly mostWin: string
  readonly decisions: readonly Json[]
  /** Whether the round ended without its player, by the rule for interrupted rounds. */
  readonly interrupted?: boolean | undefined
}

/**
 * Plays a recorded round again.
 *
 * @throws {RangeError} if it cannot have been played so: its bet or a decision is not offered
 */
export function replayed(game: Instant, recorded: RecordedRound, seed: RoundSeed, drawsOf = fairDraw): InstantRound {
  const bet = game.bet(BigInt(recorded.stake), recorded.choice, BigInt(recorded.mostWin))
  if (!bet) throw new RangeError('this bet is not offered')
  const played = recorded.decisions.reduce<InstantRound>(
    (round, decision) => round.next(decision),
    bet.begin(seed, drawsOf),
  )
  return recorded.interrupted ? played.interrupted() : played
}
