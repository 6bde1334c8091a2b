import type { Rational } from '#games/slots/rational.ts'

/** What a profile declares, as exact fractions. */
export type Figures = {
  /** Share of the stake that a round returns. */
  readonly rtp: Rational
  /** Share of rounds that win anything. */
  readonly hitFrequency: Rational
  /** Variance of the return of a round per unit of stake. */
  readonly variance: Rational
  /** The most that a round can win, in units; real draws reach it. */
  readonly most: bigint
}
