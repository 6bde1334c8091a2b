import type { Rational } from '#games/slots/rational.ts'
import type { Profile } from '../profile.ts'
import { cascadeFigures } from './cascade-figures.ts'
import { freeSpinFigures } from './free-spin-figures.ts'
import { holdFigures } from './hold-figures.ts'

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

/** The exact figures of a profile, without simulation. Takes up to some seconds. */
export function figuresOf(profile: Profile): Figures {
  if (profile.kind === 'cascade') return cascadeFigures(profile)
  const { hold } = profile
  return hold ? holdFigures(profile, hold) : freeSpinFigures(profile)
}
