import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational, times } from '#games/slots/rational.ts'

/** Ranks from the ace, which is the lowest, to the king. */
export const ranks = 13

const suits = 4

/** Cards of a round at most, the first one included: a round has an end, and its state a size. */
export const mostCards = 52

/** No guess is offered that would make the win a greater multiple of the stake. */
export const hiLoLargest = rational(1_000_000n)

/**
 * What is guessed of the next card: that it is higher or the same, lower or the same. After an ace nothing is lower and everything
 * higher or the same, so there `higher` is strict and `lower` means another ace; after a king the reverse.
 */
export type HiLoGuess = 'higher' | 'lower'

/** What is decided on the card that lies at a place, from 0: so a repeated call is known by its place. */
export type HiLoDecision = { readonly at: number; readonly move: HiLoMove } | 'cash-out'
export type HiLoMove = HiLoGuess | 'skip'

/** A round is open until it is lost, cashed out, or void: its stake went back. */
export type HiLoPhase = 'open' | 'lost' | 'cashed-out' | 'void'

/** A round. Cards that have not been turned are the house's secret: {@link shownHiLo} is what may be seen. */
export interface HiLoState {
  /** All cards of the round, 0 to 51 as {@link rankOf} reads them; there is one more turned than there are moves. */
  readonly cards: readonly number[]
  readonly moves: readonly HiLoMove[]
  readonly phase: HiLoPhase
}

/** What comes back of all stakes, whatever is guessed and skipped: a multiplier times the chance to get there. */
export const hiLoReturn = rational(99n, 100n)

/** The rank of a card: 0 is the ace, 12 the king. */
export const rankOf = (card: number): number => Math.floor(card / suits)

const [ace, king] = [0, ranks - 1]

/** Whether a guess on a rank is right for the next one. */
export function isRight(guess: HiLoGuess, rank: number, next: number): boolean {
  if (guess === 'higher') return rank === ace ? next > rank : next >= rank
  return rank === king ? next < rank : next <= rank
}

/** The chance that a guess on a rank is right: each card comes from a whole deck, so all ranks are equally likely. */
export function guessChance(guess: HiLoGuess, rank: number): Rational {
  const right = Array.from({ length: ranks }, (_, next) => next).filter((next) => isRight(guess, rank, next))
  return rational(BigInt(right.length), BigInt(ranks))
}

/**
 * Draws all cards of a round, each from a whole deck. They are drawn before the first guess, so no guess can change a card.
 */
export const beginHiLo = (random: RandomInt): HiLoState => ({
  cards: Array.from({ length: mostCards }, () => random(ranks * suits)),
  moves: [],
  phase: 'open',
})

const rankAt = ({ cards }: HiLoState, place: number): number => rankOf(cards[place] ?? 0)
const hasGuessed = ({ moves }: HiLoState): boolean => moves.some((move) => move !== 'skip')

/** What one unit of the stake has become: the return divided by the chance of all guesses so far. The first guess takes the edge. */
export const hiLoMultiplier = (state: HiLoState): Rational =>
  state.moves.reduce(
    (product, move, place) => (move === 'skip' ? product : times(product, raise(move, rankAt(state, place)))),
    hiLoReturn,
  )

const raise = (guess: HiLoGuess, rank: number): Rational => {
  const { numerator, denominator } = guessChance(guess, rank)
  return rational(denominator, numerator)
}

/** What one unit of the stake becomes if a guess on the present card is right. */
export const multiplierAfter = (state: HiLoState, guess: HiLoGuess): Rational =>
  times(hiLoMultiplier(state), raise(guess, rankAt(state, state.moves.length)))

/** The moves that are offered on the present card. A skip leaves a card for a guess. */
export function offeredMoves(state: HiLoState): HiLoMove[] {
  if (state.phase !== 'open') return []
  const guesses = (['higher', 'lower'] as const).filter((guess) => {
    const { numerator, denominator } = multiplierAfter(state, guess)
    return numerator <= hiLoLargest.numerator * denominator
  })
  return state.moves.length < mostCards - 2 ? [...guesses, 'skip'] : guesses
}

/** Whether a decision means something now. A move that was made and the cash-out that ended the round may be repeated. */
export function canStepHiLo(state: HiLoState, decision: HiLoDecision): boolean {
  if (decision === 'cash-out') return state.phase === 'cashed-out' || (state.phase === 'open' && hasGuessed(state))
  const made = state.moves[decision.at]
  if (made !== undefined) return made === decision.move
  return decision.at === state.moves.length && offeredMoves(state).includes(decision.move)
}

/**
 * The round after a decision. A repeated one changes nothing, so a call may be sent again. The last card cashes out by itself.
 *
 * @throws {RangeError} if {@link canStepHiLo} does not allow it
 */
export function stepHiLo(state: HiLoState, decision: HiLoDecision): HiLoState {
  if (!canStepHiLo(state, decision)) throw new RangeError('this decision is not offered now')
  if (decision === 'cash-out') return { ...state, phase: 'cashed-out' }
  const { at, move } = decision
  if (at < state.moves.length) return state
  const moves = [...state.moves, move]
  if (move !== 'skip' && !isRight(move, rankAt(state, at), rankAt(state, at + 1)))
    return { ...state, moves, phase: 'lost' }
  return { ...state, moves, phase: moves.length === mostCards - 1 ? 'cashed-out' : 'open' }
}

/** What an interrupted round becomes: cashed out at its multiplier; void if nothing was guessed, as nothing was risked yet. */
export const endHiLo = (state: HiLoState): HiLoState =>
  state.phase === 'open' ? { ...state, phase: hasGuessed(state) ? 'cashed-out' : 'void' } : state

/** What a round pays in minor units; zero while it is open and if it is lost, the stake if it is void. */
export function hiLoWin(stake: bigint, state: HiLoState): bigint {
  if (state.phase === 'void') return stake
  return state.phase === 'cashed-out' ? paid(stake, hiLoMultiplier(state)) : 0n
}

/** What the player may see: the cards that have been turned. */
export const shownHiLo = (state: HiLoState): HiLoState => ({
  ...state,
  cards: state.cards.slice(0, state.moves.length + 1),
})
