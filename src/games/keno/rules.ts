import { combinations } from '#games/combinations.ts'
import { drawnFrom } from '#games/fairness/shuffle.ts'
import { paid } from '#games/paid.ts'
import { type Risk, risks } from '#games/risk.ts'
import type { RandomInt } from '#games/rng.ts'
import { plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { kenoTables } from './tables.ts'

/** Numbers on the card are 1 to 40, of which ten are drawn. */
export const [kenoNumbers, kenoDrawn] = [40, 10]

export const mostPicks = 10

/** A bet: up to ten different numbers, and how much is kept for many hits. */
export interface KenoChoice {
  readonly picks: readonly number[]
  readonly risk: Risk
}

/** Whether a choice is offered. */
export const isKenoChoice = ({ picks, risk }: KenoChoice): boolean =>
  risks.includes(risk) &&
  picks.length >= 1 &&
  picks.length <= mostPicks &&
  new Set(picks).size === picks.length &&
  picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= kenoNumbers)

/** Draws the ten numbers in their order. They depend on nothing but the draw. */
export const drawKeno = (random: RandomInt): number[] =>
  drawnFrom(kenoNumbers, kenoDrawn, random).map((place) => place + 1)

/** The picks that were drawn. */
export const kenoHits = ({ picks }: KenoChoice, drawn: readonly number[]): number[] =>
  picks.filter((pick) => drawn.includes(pick))

/** The chance that so many of the picks are drawn (the hypergeometric distribution). */
export const hitChance = (picks: number, hits: number): Rational =>
  rational(
    combinations(picks, hits) * combinations(kenoNumbers - picks, kenoDrawn - hits),
    combinations(kenoNumbers, kenoDrawn),
  )

/** What one unit of the stake becomes by the number of hits, from none. */
export const kenoMultipliers = (picks: number, risk: Risk): Rational[] =>
  (kenoTables[risk][picks - 1] ?? []).map((hundredths) => rational(BigInt(hundredths), 100n))

/** What comes back of all stakes with so many picks. */
export const kenoReturn = (picks: number, risk: Risk): Rational =>
  kenoMultipliers(picks, risk)
    .map((multiplier, hits) => times(multiplier, hitChance(picks, hits)))
    .reduce(plus)

/** The largest win with so many picks as a multiple of the stake: all of them are drawn. */
export const kenoLargest = (picks: number, risk: Risk): Rational => kenoMultipliers(picks, risk)[picks] ?? rational(0n)

/** What comes back of a stake, in minor units; zero if the hits pay nothing. */
export const kenoWin = (stake: bigint, choice: KenoChoice, drawn: readonly number[]): bigint =>
  paid(stake, kenoMultipliers(choice.picks.length, choice.risk)[kenoHits(choice, drawn).length] ?? rational(0n))
