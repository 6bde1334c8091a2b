import { paid } from '#games/paid.ts'
import { type Risk, risks } from '#games/risk.ts'
import type { RandomInt } from '#games/rng.ts'
import { plus, type Rational, rational, times } from '#games/slots/rational.ts'

export const wheelSegments = [10, 20, 30, 40, 50] as const
export type WheelSegments = (typeof wheelSegments)[number]

/** A bet: how many segments the wheel has, and how much their multipliers differ. */
export interface WheelChoice {
  readonly segments: WheelSegments
  readonly risk: Risk
}

/** Whether a choice is offered. */
export const isWheelChoice = ({ segments, risk }: WheelChoice): boolean =>
  wheelSegments.includes(segments) && risks.includes(risk)

/**
 * Multipliers in tenths of the segments that are not the first, repeated every ten around the wheel: with low risk two of ten lose,
 * with middle risk five, with high risk all.
 */
const others: Readonly<Record<Risk, readonly number[]>> = {
  low: [12, 12, 12, 12, 0, 12, 12, 12, 12, 0],
  middle: [15, 0, 20, 0, 15, 0, 20, 0, 15, 0],
  high: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}

/** What comes back of all stakes, whatever is chosen. */
const whole = rational(99n, 100n)

/**
 * What one unit of the stake becomes in each segment, clockwise. The first segment has the largest multiplier: what the others leave of
 * 99 %, so that every wheel returns 99 % exactly, and more segments mean a larger one.
 */
export function wheelMultipliers({ segments, risk }: WheelChoice): Rational[] {
  const rest = Array.from({ length: segments - 1 }, (_, index) => others[risk][(index + 1) % 10] ?? 0)
  const paying = BigInt(segments) * 10n * whole.numerator
  const first = paying / whole.denominator - BigInt(rest.reduce((sum, tenths) => sum + tenths, 0))
  return [rational(first, 10n), ...rest.map((tenths) => rational(BigInt(tenths), 10n))]
}

/** Draws a segment, from 0. It depends on the number of segments and the draw alone. */
export const spinWheel = ({ segments }: WheelChoice, random: RandomInt): number => random(segments)

/** What comes back of all stakes of a choice. */
export const wheelReturn = (choice: WheelChoice): Rational =>
  times(rational(1n, BigInt(choice.segments)), wheelMultipliers(choice).reduce(plus))

/** The largest win of a choice as a multiple of the stake: that of the first segment. */
export const wheelLargest = (choice: WheelChoice): Rational => wheelMultipliers(choice)[0] ?? rational(0n)

/** The win in minor units; zero in a segment that loses. */
export const wheelWin = (stake: bigint, choice: WheelChoice, segment: number): bigint =>
  paid(stake, wheelMultipliers(choice)[segment] ?? rational(0n))
