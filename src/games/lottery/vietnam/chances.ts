import { combinations } from '#games/combinations.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

/** Chances of two-digit endings. There are 100, and each of the drawn ones is any of them, independent of the others. */

const endings = 100n

/** That all of some endings are among the drawn ones: by inclusion and exclusion of those that are not. */
export const allCome = (some: number, drawn: number): Rational =>
  rational(
    Array.from({ length: some + 1 }, (_, missing) => missing).reduce(
      (sum, missing) =>
        sum +
        (missing % 2 === 0 ? 1n : -1n) * combinations(some, missing) * (endings - BigInt(missing)) ** BigInt(drawn),
      0n,
    ),
    endings ** BigInt(drawn),
  )

/** That none of some endings is among the drawn ones. */
export const noneComes = (some: number, drawn: number): Rational =>
  rational((endings - BigInt(some)) ** BigInt(drawn), endings ** BigInt(drawn))

/** How often, on average, the rarer of two endings is drawn. */
export function rarerOfTwo(drawn: number): Rational {
  let sum = 0n
  for (let one = 1; one <= drawn; one++)
    for (let other = 1; one + other <= drawn; other++)
      sum +=
        BigInt(Math.min(one, other)) *
        combinations(drawn, one) *
        combinations(drawn - one, other) *
        (endings - 2n) ** BigInt(drawn - one - other)
  return rational(sum, endings ** BigInt(drawn))
}
