import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

/** Results of a roll: 0 to 9999 stand for 0.00 to 99.99. */
export const faces = 10_000

/** What comes back of all stakes, whatever is chosen. */
export const diceReturn = rational(99n, 100n)

/** A bet on a roll: that it is below the target, or at it and above. */
export interface DiceChoice {
  readonly side: 'under' | 'over'
  /** 1 to 9999, in the units of {@link faces}. */
  readonly target: number
}

/** The fewest faces that win, so that a win is bounded, and the most, so that it pays more than its stake. */
export const fewestFaces = 2
export const mostFaces = 9_800

/** How many of the faces win. */
export const winningFaces = ({ side, target }: DiceChoice): number => (side === 'under' ? target : faces - target)

/** Whether a choice is offered. */
export function isDiceChoice(choice: DiceChoice): boolean {
  const winning = winningFaces(choice)
  return Number.isInteger(choice.target) && winning >= fewestFaces && winning <= mostFaces
}

/** What one unit of the stake becomes if the choice wins: the return divided by the chance. */
export const diceMultiplier = (choice: DiceChoice): Rational =>
  rational(diceReturn.numerator * BigInt(faces), diceReturn.denominator * BigInt(winningFaces(choice)))

/** Draws a roll. It depends on nothing but the draw. */
export const rollDice = (random: RandomInt): number => random(faces)

/** Whether a roll wins for a choice. */
export const isDiceWin = ({ side, target }: DiceChoice, roll: number): boolean =>
  side === 'under' ? roll < target : roll >= target

/** The win in minor units; zero if the choice lost. */
export const diceWin = (stake: bigint, choice: DiceChoice, roll: number): bigint =>
  isDiceWin(choice, roll) ? paid(stake, diceMultiplier(choice)) : 0n
