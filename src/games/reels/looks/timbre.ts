import type { SceneName } from '#lib/art-names.ts'
import type { ProfileId } from '../types.ts'

/** How the notes of a game sound. */
export type Timbre = {
  /** Every pitch is multiplied by this. */
  readonly pitch: number
  /** The wave of the notes; undefined leaves each as it is. */
  readonly wave?: OscillatorType | undefined
}

const waves: Partial<Readonly<Record<SceneName, OscillatorType>>> = {
  neon: 'square',
  space: 'sine',
  track: 'square',
  ice: 'sine',
  sea: 'sine',
  haunt: 'sine',
}

/** Semitones above the usual pitch. */
const semitones: Readonly<Record<ProfileId, number>> = {
  classic: 0,
  video: 2,
  ways: -2,
  megaways: -4,
  cascade: 5,
  hold: -5,
  growing: 4,
  expanding: -3,
}

/** The scene gives the wave, the profile the pitch. */
export function timbreOf(scene: SceneName, profile: ProfileId): Timbre {
  return { pitch: 2 ** (semitones[profile] / 12), wave: waves[scene] }
}
