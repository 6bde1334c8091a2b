import { type Rational, rational } from '#games/slots/rational.ts'

/** A card's points in an infinite deck, with its chance: 10 four times in 13, for the ten and the pictures. */
export const points: readonly { readonly value: number; readonly chance: Rational }[] = Array.from(
  { length: 10 },
  (_, index) => ({ value: index + 1, chance: rational(index === 9 ? 4n : 1n, 13n) }),
)
