import { combinations } from '#games/combinations.ts'
import { paid } from '#games/paid.ts'
import { type Risk, risks } from '#games/risk.ts'
import type { RandomInt } from '#games/rng.ts'
import { plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { type PlinkoRows, plinkoRows, plinkoTables } from './tables.ts'

/** A bet: rows of pins, and how much the multipliers of the slots differ. */
export interface PlinkoChoice {
  readonly rows: PlinkoRows
  readonly risk: Risk
}

/** Rows for which a path is drawn, whatever is chosen. */
const mostRows = 16

/** Whether a choice is offered. */
export const isPlinkoChoice = ({ rows, risk }: PlinkoChoice): boolean =>
  plinkoRows.includes(rows) && risks.includes(risk)

/**
 * Draws a path: sixteen bits, of which the lowest is the first row; a one is a step to the right. It is the same for every choice,
 * which uses as many of the bits as it has rows.
 */
export const drawPath = (random: RandomInt): number => random(2 ** mostRows)

/** The steps of a path from row to row: 1 to the right, 0 to the left. */
export const stepsOf = ({ rows }: PlinkoChoice, path: number): (0 | 1)[] =>
  Array.from({ length: rows }, (_, row) => ((path >> row) & 1 ? 1 : 0))

/** The slot at the end of a path, from 0 at the left to `rows` at the right: how often it stepped to the right. */
export const slotOf = (choice: PlinkoChoice, path: number): number =>
  stepsOf(choice, path).filter((step) => step === 1).length

/** What one unit of the stake becomes in each slot, from left to right. */
export function plinkoMultipliers({ rows, risk }: PlinkoChoice): Rational[] {
  const half = plinkoTables[rows][risk]
  return Array.from({ length: rows + 1 }, (_, slot) => rational(BigInt(half[Math.min(slot, rows - slot)] ?? 0), 10n))
}

/** The chance of a slot: as many of the paths as there are ways to take its steps to the right. */
export const slotChance = ({ rows }: PlinkoChoice, slot: number): Rational =>
  rational(combinations(rows, slot), 2n ** BigInt(rows))

/** What comes back of all stakes of a choice. */
export const plinkoReturn = (choice: PlinkoChoice): Rational =>
  plinkoMultipliers(choice)
    .map((multiplier, slot) => times(multiplier, slotChance(choice, slot)))
    .reduce(plus)

/** The largest win of a choice as a multiple of the stake: that of the slots at the edge. */
export const plinkoLargest = ({ rows, risk }: PlinkoChoice): Rational =>
  rational(BigInt(Math.max(...plinkoTables[rows][risk])), 10n)

/** What comes back of a stake, in minor units. */
export const plinkoWin = (stake: bigint, choice: PlinkoChoice, path: number): bigint =>
  paid(stake, plinkoMultipliers(choice)[slotOf(choice, path)] ?? rational(0n))
