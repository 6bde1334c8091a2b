import type { ProfileId } from '#games/reels/types.ts'
import type { Timbre } from '#games/sound/sound.ts'
import type { SceneName } from '#lib/art-names.ts'

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
  'ways-243': -2,
  'ways-1024': -4,
  cascade: 5,
  hold: -5,
  growing: 4,
  expanding: -3,
}

/** The scene gives the wave, the profile the pitch. */
export function timbreOf(scene: SceneName, profile: ProfileId): Timbre {
  return { pitch: 2 ** (semitones[profile] / 12), wave: waves[scene] }
}
