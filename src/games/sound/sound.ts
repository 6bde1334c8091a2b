import { motionRandom } from '#games/kit/motion-random.ts'
import { type Noise, type Note, recipes, type SoundName } from './recipes.ts'
import type { Tap } from './taps.ts'

/** Plays a sound, or several that follow a movement. @returns stops what has not been heard yet */
export type PlaySound = (what: SoundName | readonly Tap[]) => () => void

export interface Sound {
  readonly play: PlaySound
  /** Ends what can be heard now, and what is still to come. */
  readonly hush: () => void
  readonly close: () => void
}

/** How the notes of one game sound. */
export interface Timbre {
  /** Every pitch is multiplied by this. */
  readonly pitch: number
  /** The wave of the notes; undefined leaves each as it is. */
  readonly wave?: OscillatorType | undefined
}

/** Creates the audio context with the first sound, because browsers require a user gesture first. */
export function createSound({ pitch, wave }: Timbre = { pitch: 1 }): Sound {
  let context: AudioContext | undefined
  let noise: AudioBuffer | undefined
  /** Each of them ends the sounds of one call. */
  const playing = new Set<() => void>()
  const hush = () => {
    for (const stop of playing) stop()
  }
  return {
    play(what) {
      context ??= new AudioContext()
      noise ??= noiseOf(context)
      const out = context.createGain()
      out.connect(context.destination)
      const start = context.currentTime
      let left = 0
      const stop = () => {
        playing.delete(stop)
        out.disconnect()
      }
      const ended = () => {
        left--
        if (left === 0) stop()
      }
      const started = (source: AudioScheduledSourceNode) => {
        left++
        source.onended = ended
      }
      for (const { name, at, loud = 1 } of typeof what === 'string' ? [{ name: what, at: 0 }] : what) {
        const { tones = [], knocks = [], noises = [] } = recipes[name]
        const when = start + at / 1000
        for (const [hertz, later, seconds, own, full] of tones)
          started(strike(out, when, [hertz * pitch, later, seconds, wave ?? own, full * loud]))
        for (const [hertz, later, seconds, own, full] of knocks)
          started(strike(out, when, [hertz, later, seconds, own, full * loud]))
        for (const [from, to, later, swell, seconds, narrow, full] of noises)
          started(rustle(out, noise, when, [from, to, later, swell, seconds, narrow, full * loud]))
      }
      playing.add(stop)
      if (left === 0) stop()
      return stop
    },
    hush,
    close() {
      hush()
      void context?.close()
      context = undefined
      noise = undefined
    },
  }
}

/** Nothing can be heard that is quieter. */
const silence = 0.0001

function strike(out: GainNode, when: number, [hertz, at, seconds, wave, loud]: Note): OscillatorNode {
  const { context } = out
  const start = when + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(silence, start + seconds)
  const oscillator = context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.value = hertz
  oscillator.connect(gain).connect(out)
  oscillator.start(start)
  oscillator.stop(start + seconds)
  return oscillator
}

function rustle(
  out: GainNode,
  noise: AudioBuffer,
  when: number,
  [from, to, at, swell, seconds, narrow, loud]: Noise,
): AudioBufferSourceNode {
  const { context } = out
  const start = when + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(silence, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + swell)
  gain.gain.exponentialRampToValueAtTime(silence, start + seconds)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = narrow
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds)
  const source = context.createBufferSource()
  source.buffer = noise
  source.connect(filter).connect(gain).connect(out)
  source.start(start, 0, seconds)
  return source
}

/** A second of noise, the same each time. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const random = motionRandom(1)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * random() - 1
  return buffer
}
