import { afterEach, expect, test, vi } from 'vitest'
import { recipes } from '#games/sound/recipes.ts'
import { createSound } from '#games/sound/sound.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose sounds are written down instead of heard. */
function page() {
  const oscillators: { type: string; frequency: { value: number }; start: ReturnType<typeof vi.fn> }[] = []
  const noises: { start: ReturnType<typeof vi.fn> }[] = []
  const outs: { disconnect: ReturnType<typeof vi.fn>; toSpeaker: boolean }[] = []
  const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  const speaker = {}
  let contexts = 0
  class FakeContext {
    readonly currentTime = 10
    readonly sampleRate = 100
    readonly destination = speaker
    readonly close = vi.fn(async () => undefined)
    constructor() {
      contexts++
    }
    createGain() {
      const gain = {
        context: this,
        gain: parameter(),
        toSpeaker: false,
        disconnect: vi.fn(),
        connect: (to: unknown) => {
          gain.toSpeaker = to === speaker
          return to
        },
      }
      outs.push(gain)
      return gain
    }
    createOscillator() {
      const made = { type: '', frequency: parameter(), start: vi.fn(), stop: vi.fn(), connect: (to: unknown) => to }
      oscillators.push(made)
      return made
    }
    createBufferSource() {
      const made = { buffer: null, start: vi.fn(), connect: (to: unknown) => to }
      noises.push(made)
      return made
    }
    createBiquadFilter() {
      return { type: '', Q: parameter(), frequency: parameter(), connect: (to: unknown) => to }
    }
    createBuffer(_: number, length: number) {
      return { getChannelData: () => new Float32Array(length) }
    }
  }
  vi.stubGlobal('AudioContext', FakeContext)
  return { oscillators, noises, outs: () => outs.filter(({ toSpeaker }) => toSpeaker), contexts: () => contexts }
}

test('the timbre of a game changes its tones, and leaves things as they sound', () => {
  const { oscillators } = page()
  createSound({ pitch: 2, wave: 'square' }).play([
    { name: 'scatter', at: 0 },
    { name: 'chip', at: 0 },
  ])
  const tones = (recipes.scatter.tones ?? []).map(([hertz]) => [2 * hertz, 'square'])
  const knocks = (recipes.chip.knocks ?? []).map(([hertz, , , wave]) => [hertz, wave])
  expect(oscillators.map(({ type, frequency }) => [frequency.value, type])).toEqual([...tones, ...knocks])
})

test('sounds that follow a movement come at its times', () => {
  const { oscillators, noises } = page()
  createSound().play([
    { name: 'spin', at: 0 },
    { name: 'scratch', at: 250 },
    { name: 'spin', at: 1500 },
  ])
  expect(oscillators.map(({ start }) => start.mock.calls[0]?.[0])).toEqual([10, 11.5])
  expect(noises.map(({ start }) => start.mock.calls[0]?.[0])).toEqual([10.25])
})

test('sounds end one by one, or all of them when sound is turned off', () => {
  const { outs } = page()
  const sound = createSound()
  const stop = sound.play('chip')
  sound.play('card')
  sound.play('win')
  stop()
  const ended = () => outs().map(({ disconnect }) => disconnect.mock.calls.length)
  expect(ended()).toEqual([1, 0, 0])
  sound.hush()
  expect(ended()).toEqual([1, 1, 1])
})

test('nothing asks for audio before the first sound', () => {
  const { contexts } = page()
  const sound = createSound()
  sound.hush()
  sound.close()
  expect(contexts()).toBe(0)
  sound.play('chip')
  sound.play('chip')
  expect(contexts()).toBe(1)
})
