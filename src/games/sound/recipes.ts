export type SoundName =
  | 'spin'
  | 'stop'
  | 'scatter'
  | 'win'
  | 'free'
  | 'big'
  | 'chip'
  | 'chips-back'
  | 'card'
  | 'card-turn'
  | 'ball-track'
  | 'ball-deflector'
  | 'ball-fret'
  | 'ball-pocket'
  | 'dice-cup'
  | 'die'
  | 'peg'
  | 'bingo-ball'
  | 'scratch'
  | 'lift-off'
  | 'burst'

/** A tone that dies away. Times in seconds from the beginning of the sound; it is as loud as `loud` at its own beginning, from 0 to 1. */
export type Note = readonly [hertz: number, at: number, seconds: number, wave: OscillatorType, loud: number]

/**
 * A breath of noise around one pitch, which glides to another; it swells for `swell` seconds, and then dies away. A `narrow` one is
 * almost a tone, below 1 it is wide (the Q factor of its filter).
 */
export type Noise = readonly [
  from: number,
  to: number,
  at: number,
  swell: number,
  seconds: number,
  narrow: number,
  loud: number,
]

/** What a sound is made of, so that there are no files to load. */
export interface Recipe {
  /** What is in tune: it has the pitch and the wave of its game. */
  readonly tones?: readonly Note[]
  /** What things sound like that are struck, whatever the game: ceramics, wood, metal. */
  readonly knocks?: readonly Note[]
  /** What rubs, slides or blows. */
  readonly noises?: readonly Noise[]
}

export const recipes: Readonly<Record<SoundName, Recipe>> = {
  spin: { tones: [[140, 0, 0.18, 'triangle', 0.12]] },
  stop: {
    tones: [
      [92, 0, 0.09, 'square', 0.07],
      [58, 0.02, 0.12, 'sine', 0.2],
    ],
  },
  scatter: { tones: scale([988, 1319], 0.09, 0.3, 'sine', 0.14) },
  win: { tones: scale([523, 659, 784, 1047], 0.08, 0.24, 'triangle', 0.13) },
  free: { tones: scale([392, 523, 659, 784, 1047, 1319], 0.11, 0.4, 'triangle', 0.14) },
  big: { tones: scale([523, 659, 784, 1047, 784, 1047, 1319, 1568], 0.12, 0.5, 'triangle', 0.15) },
  // Two pitches that are almost the same beat against each other, as ceramics do.
  chip: { knocks: [...clink(0, 0.09), ...clink(0.045, 0.04)], noises: [[5200, 3800, 0, 0.001, 0.03, 0.8, 0.12]] },
  'chips-back': {
    knocks: [0, 0.06, 0.1, 0.15].flatMap((at) => clink(at, 0.045)),
    noises: [[2600, 1500, 0, 0.08, 0.26, 0.7, 0.1]],
  },
  card: {
    knocks: [[150, 0.13, 0.06, 'sine', 0.09]],
    noises: [
      [3400, 1700, 0, 0.07, 0.15, 0.8, 0.12],
      [900, 500, 0.13, 0.001, 0.06, 0.6, 0.2],
    ],
  },
  'card-turn': {
    noises: [
      [1500, 4200, 0, 0.05, 0.09, 0.9, 0.12],
      [2800, 1200, 0.08, 0.001, 0.05, 0.6, 0.22],
    ],
  },
  'ball-track': { knocks: [[820, 0, 0.02, 'sine', 0.03]], noises: [[1500, 1300, 0, 0.012, 0.07, 1.2, 0.1]] },
  'ball-deflector': {
    knocks: [
      [2950, 0, 0.05, 'sine', 0.08],
      [4380, 0, 0.03, 'sine', 0.05],
    ],
    noises: [[4000, 3000, 0, 0.001, 0.03, 0.8, 0.12]],
  },
  'ball-fret': { knocks: [[2240, 0, 0.035, 'sine', 0.07]], noises: [[3200, 2400, 0, 0.001, 0.025, 1, 0.12]] },
  'ball-pocket': {
    knocks: [
      [460, 0, 0.07, 'triangle', 0.12],
      [205, 0, 0.12, 'sine', 0.16],
    ],
    noises: [[1200, 600, 0, 0.001, 0.05, 0.7, 0.12]],
  },
  'dice-cup': { knocks: [0, 0.05, 0.09, 0.15, 0.19, 0.25].flatMap((at, index) => wood(at, 1 + (index % 3) / 9, 0.5)) },
  die: { knocks: wood(0, 1, 1) },
  peg: { knocks: [[1180, 0, 0.02, 'triangle', 0.06]], noises: [[2600, 1900, 0, 0.001, 0.02, 1, 0.12]] },
  'bingo-ball': {
    knocks: [
      [640, 0, 0.06, 'sine', 0.11],
      [930, 0.01, 0.03, 'sine', 0.05],
    ],
    noises: [[1400, 900, 0, 0.002, 0.03, 0.8, 0.08]],
  },
  scratch: { noises: [[3600, 5200, 0, 0.04, 0.14, 0.9, 0.14]] },
  'lift-off': { tones: [[70, 0, 0.7, 'triangle', 0.1]], noises: [[240, 1100, 0, 0.3, 0.95, 0.7, 0.24]] },
  burst: { knocks: [[62, 0, 0.4, 'sine', 0.18]], noises: [[1100, 130, 0, 0.004, 0.55, 0.5, 0.3]] },
}

function scale(pitches: readonly number[], step: number, seconds: number, wave: OscillatorType, loud: number): Note[] {
  return pitches.map((hertz, index) => [hertz, index * step, seconds, wave, loud])
}

/** Ceramics on ceramics. */
function clink(at: number, loud: number): Note[] {
  return [
    [3350, at, 0.045, 'sine', loud],
    [3445, at, 0.04, 'sine', loud * 0.8],
  ]
}

/** A die that hits a table. */
function wood(at: number, pitch: number, loud: number): Note[] {
  return [
    [760 * pitch, at, 0.035, 'triangle', 0.14 * loud],
    [1710 * pitch, at, 0.02, 'sine', 0.08 * loud],
  ]
}
