/** The numbers of the wheel, which are the bets: each pays itself to one. */
export const wheelNumbers = [1, 2, 5, 10, 20, 40] as const

export type WheelNumber = (typeof wheelNumbers)[number]

/** A segment without a bet: the wheel turns again, and what it pays is multiplied. */
export type Joker = 'x2' | 'x7'

export type Segment = WheelNumber | Joker

/** By how much a joker multiplies. */
export const jokerFactors: Readonly<Record<Joker, bigint>> = { x2: 2n, x7: 7n }

export const isJoker = (segment: Segment): segment is Joker => typeof segment === 'string'

/**
 * The 54 segments, clockwise: 23 ones, 15 twos, seven fives, four tens, two twenties, one forty and the jokers, the counts of the usual
 * live wheel. Their order is our own: equal numbers are never beside each other.
 */
export const segments: readonly Segment[] = [
  'x7',
  1,
  2,
  1,
  20,
  2,
  1,
  10,
  1,
  2,
  1,
  5,
  1,
  2,
  1,
  40,
  1,
  2,
  5,
  1,
  2,
  20,
  1,
  2,
  5,
  1,
  2,
  'x2',
  1,
  10,
  2,
  1,
  5,
  1,
  2,
  1,
  5,
  1,
  2,
  10,
  1,
  2,
  1,
  5,
  1,
  2,
  1,
  5,
  1,
  2,
  10,
  1,
  2,
  1,
]
