export type SoundName = 'spin' | 'stop' | 'scatter' | 'win' | 'free' | 'big'

type Note = readonly [hertz: number, at: number, seconds: number, wave: OscillatorType, loud: number]

/** Every sound is a few notes, so there are no files to load. */
const notes: Readonly<Record<SoundName, readonly Note[]>> = {
  spin: [[140, 0, 0.18, 'triangle', 0.12]],
  stop: [
    [92, 0, 0.09, 'square', 0.07],
    [58, 0.02, 0.12, 'sine', 0.2],
  ],
  scatter: scale([988, 1319], 0.09, 0.3, 'sine', 0.14),
  win: scale([523, 659, 784, 1047], 0.08, 0.24, 'triangle', 0.13),
  free: scale([392, 523, 659, 784, 1047, 1319], 0.11, 0.4, 'triangle', 0.14),
  big: scale([523, 659, 784, 1047, 784, 1047, 1319, 1568], 0.12, 0.5, 'triangle', 0.15),
}

export type Sound = { readonly play: (name: SoundName) => void; readonly close: () => void }

/** How the notes of one game sound. */
export type Timbre = {
  /** Every pitch is multiplied by this. */
  readonly pitch: number
  /** The wave of the notes; undefined leaves each as it is. */
  readonly wave?: OscillatorType | undefined
}

/** Creates the audio context with the first sound, because browsers require a user gesture first. */
export function createSound({ pitch, wave }: Timbre = { pitch: 1 }): Sound {
  let context: AudioContext | undefined
  return {
    play(name) {
      context ??= new AudioContext()
      for (const [hertz, at, seconds, own, loud] of notes[name])
        strike(context, [hertz * pitch, at, seconds, wave ?? own, loud])
    },
    close() {
      void context?.close()
      context = undefined
    },
  }
}

function strike(context: AudioContext, [hertz, at, seconds, wave, loud]: Note): void {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  const oscillator = context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.value = hertz
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}

function scale(pitches: readonly number[], step: number, seconds: number, wave: OscillatorType, loud: number): Note[] {
  return pitches.map((hertz, index) => [hertz, index * step, seconds, wave, loud])
}
