import { greatestTarget, leastTarget } from './point.ts'

/** Bits after the point in the fixed-point numbers here. */
const bits = 160n
const one = 1n << bits

/** What the multiplier grows by in 1, 2, 4, … milliseconds: e to the power of 0.00006 times so many, in fixed point. */
const powers: readonly bigint[] = (() => {
  // The series of e^x at x = 6 ÷ 100000, until its terms vanish.
  let sum = 0n
  let term = one
  for (let place = 1n; term > 0n; place++) {
    sum += term
    term = (term * 6n) / (100_000n * place)
  }
  const squares = [sum]
  for (let index = 1; index < 20; index++) {
    const last = squares[index - 1] ?? one
    squares.push((last * last) >> bits)
  }
  return squares
})()

/**
 * The multiplier in hundredths after so many milliseconds: 100 · e^(0.00006 · ms), rounded down, at most 1,000,000.00×.
 *
 * It is computed in whole numbers, because the last digit of `Math.exp` differs between engines: a gateway, another gateway and a
 * browser must agree on the millisecond. The error of 160 bits is far below what any rounding here could notice.
 *
 * @param ms whole milliseconds from the start; before it, the multiplier is 1.00×
 */
export function multiplierAt(ms: number): number {
  if (ms <= 0) return 100
  if (ms >= 2 ** powers.length) return greatestTarget
  let grown = one
  for (let index = 0; index < powers.length; index++) {
    if ((ms >> index) & 1) grown = (grown * (powers[index] ?? one)) >> bits
  }
  return Math.min(greatestTarget, Number((100n * grown) >> bits))
}

/**
 * The first millisecond at which the multiplier is at least so many hundredths.
 *
 * @throws {RangeError} beyond the greatest target, which no multiplier reaches
 */
export function firstMsAt(hundredths: number): number {
  if (!(hundredths <= greatestTarget)) throw new RangeError(`no multiplier reaches ${hundredths} hundredths`)
  // The logarithm may be wrong in its last digit; the multiplier decides.
  let ms = Math.max(0, Math.floor(Math.log(hundredths / 100) / 0.000_06) - 1)
  while (multiplierAt(ms) < hundredths) ms++
  return ms
}

/**
 * The millisecond at which a round ends: the first one whose multiplier is beyond its point, so that the point itself can still be
 * cashed out. A point of 1.00× ends with the first multiplier that could be: nobody wins.
 */
export const endMs = (point: number): number =>
  point >= greatestTarget ? firstMsAt(greatestTarget) + 1 : firstMsAt(Math.max(leastTarget, point + 1))
