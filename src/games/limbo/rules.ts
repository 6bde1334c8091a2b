import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

/** A bet that the point is at least the target, in hundredths: 150 is 1.50×. */
export interface LimboChoice {
  readonly target: number
}

/** The least target, at which a win still pays more than its stake, and the greatest, in hundredths. */
export const [leastTarget, greatestTarget] = [1_01, 1_000_000_00]

/** The largest win as a multiple of the stake. */
export const limboLargest = rational(BigInt(greatestTarget), 100n)

/** Points start at 1.00×: what is drawn below that is shown as 1.00×, and no target is that low. */
const leastPoint = 1_00
const wordRange = 2 ** 32

/** Whether a choice is offered. */
export const isLimboChoice = ({ target }: LimboChoice): boolean =>
  Number.isInteger(target) && target >= leastTarget && target <= greatestTarget

/** What one unit of the stake becomes if the choice wins: its target. */
export const limboMultiplier = ({ target }: LimboChoice): Rational => rational(BigInt(target), 100n)

/** The chance that a point is at least a target: 0.99 divided by it, exactly, as {@link drawPoint} says. */
export const limboChance = ({ target }: LimboChoice): Rational => rational(99n, BigInt(target))

/** What comes back of all stakes, whatever is chosen: a target times its chance. */
export const limboReturn = rational(99n, 100n)

/**
 * Draws a point in hundredths: 0.99 divided by a number that is equally likely anywhere between 0 and 1, rounded down to the
 * hundredth, between 1.00× and 1,000,000.00×.
 *
 * Words of 32 bits are the digits of that number. One leaves it within 2⁻³² of itself; whenever two different points lie within that
 * (one round of some 3,000, mostly points above 6,000×), the next word is taken too. So no rounding makes a target less likely than
 * it should be: the chance of each is 0.99 divided by it, where one word alone would take up to a fortieth of a percent off the
 * greatest.
 */
export function drawPoint(random: RandomInt): number {
  let digits = 0n
  let range = 1n
  for (;;) {
    digits = digits * BigInt(wordRange) + BigInt(random(wordRange))
    range *= BigInt(wordRange)
    // The number lies between digits ÷ range and (digits + 1) ÷ range, so the quotient between these two.
    const least = pointOf((99n * range) / (digits + 1n))
    const greatest = digits === 0n ? greatestTarget : pointOf((99n * range - 1n) / digits)
    if (least === greatest) return least
  }
}

const pointOf = (hundredths: bigint): number =>
  hundredths >= greatestTarget ? greatestTarget : Math.max(leastPoint, Number(hundredths))

/** Whether a point wins for a choice. */
export const isLimboWin = ({ target }: LimboChoice, point: number): boolean => point >= target

/** The win in minor units; zero if the choice lost. */
export const limboWin = (stake: bigint, choice: LimboChoice, point: number): bigint =>
  isLimboWin(choice, point) ? paid(stake, limboMultiplier(choice)) : 0n
