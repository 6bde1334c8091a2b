import type { Profile } from '#games/reels/profile.ts'
import { cascadeFigures } from './cascade-figures.ts'
import type { Figures } from './figures.ts'
import { freeSpinFigures } from './free-spin-figures.ts'
import { holdFigures } from './hold-figures.ts'

/** The exact figures of a profile, without simulation. Takes up to some seconds. */
export function figuresOf(profile: Profile): Figures {
  if (profile.kind === 'cascade') return cascadeFigures(profile)
  const { hold } = profile
  return hold ? holdFigures(profile, hold) : freeSpinFigures(profile)
}
