import { type Rational, rational } from '#games/slots/rational.ts'

/** Hands that pay, best first. */
export const categories = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'jacks-or-better',
] as const
export type Category = (typeof categories)[number]

/**
 * The full-pay table of Jacks or Better, named 9/6 after its full house and flush: what one unit of the stake becomes. The royal flush
 * pays 800 for every stake.
 */
export const payTable: Readonly<Record<Category, number>> = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'jacks-or-better': 1,
}

export const multiplier = (category: Category | undefined): Rational =>
  rational(category ? BigInt(payTable[category]) : 0n)
