/** An exact fraction with a positive denominator. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator <= 0n) throw new RangeError('a denominator is positive')
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator })
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** Whether the first is greater than the second. */
export function isMore(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator
}

/** Hundredths of a percent, rounded half up: 24/25 is 9600. */
export function basisPoints({ numerator, denominator }: Rational): number {
  return Number((numerator * 20_000n + denominator) / (2n * denominator))
}

/** Hundredths of a percent, rounded down, so that nothing is promised that is not paid: 12/13 is 9230. */
export const flooredBasisPoints = ({ numerator, denominator }: Rational): number =>
  Number((numerator * 10_000n) / denominator)

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : gcd(b, a % b)
}
