import { type Card, deckSize } from '#games/cards.ts'
import { drawnFrom } from '#games/fairness/shuffle.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { categoryOf } from './evaluate.ts'
import { type Hold, handSize, holdAll, isHeld, isHold } from './holds.ts'
import { type Category, multiplier, payTable } from './pay-table.ts'

/** A round of video poker, with the cards that are still hidden: only the gateway holds it. */
export interface Round {
  readonly stake: bigint
  /** The five that are dealt, then the five that replace what is not held, in this order from the left. */
  readonly cards: readonly Card[]
  /** What was held; none before the draw. */
  readonly hold?: Hold
}

/** What a player sees of a round. */
export interface Shown {
  readonly phase: 'dealt' | 'settled'
  readonly stake: bigint
  readonly dealt: readonly Card[]
  /** The hand after the draw. */
  readonly hand?: readonly Card[]
  readonly hold?: Hold
}

/** The most that a round returns, as a multiple of its stake: a royal flush. */
export const largestWin: Rational = rational(BigInt(payTable['royal-flush']))

/**
 * Deals from one deck of 52. All ten cards that a round may need are drawn at once, so that the draw depends on nothing that is held.
 *
 * @throws {RangeError} if the stake is not positive
 */
export function begin(stake: bigint, random: RandomInt): Round {
  if (stake <= 0n) throw new RangeError('a stake is positive')
  return { stake, cards: drawnFrom(deckSize, 2 * handSize, random) }
}

/**
 * The draw: what is not held is replaced, once. It ends the round.
 *
 * @throws {RangeError} if the round has ended or the hold is none
 */
export function draw(round: Round, hold: Hold): Round {
  if (round.hold !== undefined || !isHold(hold)) throw new RangeError('no such draw')
  return { ...round, hold }
}

/** What an interrupted round becomes after 48 hours: all dealt cards are held, whatever would have been better. */
export const interrupted = (round: Round): Round => (round.hold === undefined ? draw(round, holdAll) : round)

/** The hand after the draw; before it, the one that was dealt. */
export function handOf({ cards, hold = holdAll }: Round): readonly Card[] {
  const next = cards.slice(handSize)
  return cards.slice(0, handSize).map((card, place) => (isHeld(hold, place) ? card : (next.shift() ?? card)))
}

/** The round without the cards that are not dealt, also those that were not drawn. */
export function shown(round: Round): Shown {
  const { stake, cards, hold } = round
  const dealt = cards.slice(0, handSize)
  return hold === undefined
    ? { phase: 'dealt', stake, dealt }
    : { phase: 'settled', stake, dealt, hand: handOf(round), hold }
}

/** How a round ended. */
export interface Settled {
  /** None if the hand pays nothing. */
  readonly category?: Category
  /** In minor units. */
  readonly win: bigint
}

/** @throws {RangeError} before the draw */
export function settled(round: Round): Settled {
  if (round.hold === undefined) throw new RangeError('nothing is settled before the draw')
  const category = categoryOf(handOf(round))
  return { ...(category && { category }), win: paid(round.stake, multiplier(category)) }
}
