import { drawnFrom } from '#games/fairness/shuffle.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { type Pattern, patterns, prizeAt } from './prizes.ts'
import { ballCount, type Ticket } from './ticket.ts'

/** How many balls are drawn in a round; later ones would win nothing. */
export const ballsDrawn = 60

/** How many tickets a player can have in a round, each with the same stake. They are dealt before the draw. */
export const [fewestTickets, mostTickets] = [1, 6]

/** Draws the balls of a round in their order. They depend on nothing but the draw. */
export const drawBalls = (random: RandomInt): number[] =>
  drawnFrom(ballCount, ballsDrawn, random).map((index) => index + 1)

/** With how many balls each pattern of a ticket is complete; infinite if the round ends before. */
export function completedAt(ticket: Ticket, balls: readonly number[]): Readonly<Record<Pattern, number>> {
  const ballOf = (number: number) => {
    const index = balls.indexOf(number)
    return index < 0 ? Number.POSITIVE_INFINITY : index + 1
  }
  const rows = ticket.map((row) => Math.max(...row.map(ballOf))).toSorted((a, b) => a - b)
  const [line = Number.POSITIVE_INFINITY, second = line, last = second] = rows
  return { line, 'two-lines': second, 'full-house': last }
}

/** What one unit of a ticket's stake becomes: the prizes of its patterns together; zero if it won none. */
export function bingoMultiplier(ticket: Ticket, balls: readonly number[]): Rational {
  const completed = completedAt(ticket, balls)
  return rational(patterns.reduce((sum, pattern) => sum + prizeAt(pattern, completed[pattern]), 0n))
}

/** The win of a ticket in minor units; zero if it won nothing. */
export const bingoWin = (stake: bigint, ticket: Ticket, balls: readonly number[]): bigint =>
  paid(stake, bingoMultiplier(ticket, balls))
