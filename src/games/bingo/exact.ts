import { combinations } from '#games/combinations.ts'
import { minus, plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { type Pattern, patterns, prizes } from './prizes.ts'
import { ballsDrawn } from './rules.ts'
import { ballCount, numbersOfRow } from './ticket.ts'

/** The chance that all numbers of some rows are among the first balls: C(balls, n) ÷ C(90, n). */
const rowsWithin = (rows: number, balls: number): Rational =>
  rational(combinations(balls, rows * numbersOfRow), combinations(ballCount, rows * numbersOfRow))

const three = rational(3n)
const two = rational(2n)

/**
 * The exact chance that a pattern is complete with this ball at the latest. Rows have no number in common, so that inclusion and exclusion
 * over the three rows give it, for every ticket alike.
 */
export function chanceWithin(pattern: Pattern, balls: number): Rational {
  const [one, pair, all] = [rowsWithin(1, balls), rowsWithin(2, balls), rowsWithin(3, balls)]
  switch (pattern) {
    case 'line':
      return plus(minus(times(three, one), times(three, pair)), all)
    case 'two-lines':
      return minus(times(three, pair), times(two, all))
    case 'full-house':
      return all
  }
}

/** The exact return of a pattern's prizes. */
export function patternReturn(pattern: Pattern): Rational {
  let sum = rational(0n)
  let before = rational(0n)
  for (const { upToBall, multiplier } of prizes[pattern]) {
    const within = chanceWithin(pattern, upToBall)
    sum = plus(sum, times(minus(within, before), rational(multiplier)))
    before = within
  }
  return sum
}

/** The exact return of a ticket, whatever its numbers. */
export const bingoReturn = (): Rational => patterns.map(patternReturn).reduce(plus)

/** The chance that a ticket wins anything, be it no more than its stake. */
export const bingoHitFrequency = (): Rational => chanceWithin('line', ballsDrawn)

/** The most that one unit of a ticket's stake can become: the first prize of each pattern. */
export const bingoLargest = (): Rational =>
  rational(patterns.reduce((sum, pattern) => sum + (prizes[pattern][0]?.multiplier ?? 0n), 0n))
