import { paid } from '#games/paid.ts'
import { type Risk, risks } from '#games/risk.ts'
import type { RandomInt } from '#games/rng.ts'
import { plus, type Rational, rational } from '#games/slots/rational.ts'
import { panelsFor, winningSymbol } from './panels.ts'
import { type Prize, scratchTables, ticketCount } from './tables.ts'

/** A ticket: how much its prizes differ. */
export interface ScratchChoice {
  readonly risk: Risk
}

/** Whether a choice is offered. */
export const isScratchChoice = ({ risk }: ScratchChoice): boolean => risks.includes(risk)

/** The prizes of a ticket by the number of their symbol. */
export const prizesOf = ({ risk }: ScratchChoice): readonly Prize[] => scratchTables[risk]

/**
 * Draws a ticket: its prize first, by the exact table; then the panels, which follow from the prize. The panels are the whole result,
 * as three of a symbol name the prize.
 */
export function drawTicket(choice: ScratchChoice, random: RandomInt): number[] {
  let left = random(ticketCount)
  const won = prizesOf(choice).findIndex(({ tickets }) => {
    left -= tickets
    return left < 0
  })
  return panelsFor(won === -1 ? undefined : won, random)
}

/** The chance of a prize. */
export const prizeChance = ({ tickets }: Prize): Rational => rational(BigInt(tickets), BigInt(ticketCount))

/** What comes back of all prices of such tickets. */
export const scratchReturn = (choice: ScratchChoice): Rational =>
  prizesOf(choice)
    .map(({ multiplier, tickets }) => rational(BigInt(multiplier * tickets), BigInt(ticketCount)))
    .reduce(plus)

/** The largest win as a multiple of the price. */
export const scratchLargest = (choice: ScratchChoice): Rational =>
  rational(BigInt(Math.max(...prizesOf(choice).map(({ multiplier }) => multiplier))))

/** The win of a ticket in minor units; zero without three of a symbol. */
export function scratchWin(price: bigint, choice: ScratchChoice, panels: readonly number[]): bigint {
  const won = winningSymbol(panels)
  const prize = won === undefined ? undefined : prizesOf(choice)[won]
  return prize === undefined ? 0n : paid(price, rational(BigInt(prize.multiplier)))
}
