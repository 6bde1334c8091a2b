import { expect, test } from 'vitest'
import { recipes } from '#games/sound/recipes.ts'

/** A part of a sound as its loudness: it begins, swells for a while, and has died away at its end. */
type Part = { readonly at: number; readonly swell: number; readonly end: number; readonly loud: number }

const silence = 0.0001

function partsOf({ tones = [], knocks = [], noises = [] }: (typeof recipes)[keyof typeof recipes]): Part[] {
  return [
    ...[...tones, ...knocks].map(([, at, seconds, , loud]) => ({ at, swell: 0, end: at + seconds, loud })),
    ...noises.map(([, , at, swell, seconds, , loud]) => ({ at, swell, end: at + seconds, loud })),
  ]
}

/** How loud a part is at a time, as the player lets it swell and die away. */
function loudness({ at, swell, end, loud }: Part, time: number): number {
  if (time < at || time > end) return 0
  if (time < at + swell) return silence * (loud / silence) ** ((time - at) / swell)
  return loud * (silence / loud) ** ((time - at - swell) / (end - at - swell))
}

test('every sound is short, can be heard, and is never so loud that it distorts', () => {
  for (const [name, recipe] of Object.entries(recipes)) {
    const parts = partsOf(recipe)
    expect(Math.max(...parts.map(({ end }) => end)), name).toBeLessThanOrEqual(1.4)
    const peaks = Array.from({ length: 1401 }, (_, ms) =>
      parts.reduce((sum, part) => sum + loudness(part, ms / 1000), 0),
    )
    expect(Math.max(...peaks), name).toBeLessThanOrEqual(0.5)
    expect(Math.max(...peaks), name).toBeGreaterThanOrEqual(0.08)
  }
})

test('every part of a sound is one that a browser can play', () => {
  for (const [name, { tones = [], knocks = [], noises = [] }] of Object.entries(recipes)) {
    for (const [hertz, at, seconds, , loud] of [...tones, ...knocks]) {
      expect(hertz, name).toBeGreaterThanOrEqual(50)
      expect(hertz, name).toBeLessThan(8000)
      expect(at, name).toBeGreaterThanOrEqual(0)
      expect(Math.min(seconds, loud), name).toBeGreaterThan(0)
    }
    for (const [from, to, at, swell, seconds, narrow, loud] of noises) {
      expect(Math.min(from, to), name).toBeGreaterThanOrEqual(50)
      expect(Math.max(from, to), name).toBeLessThan(8000)
      expect(at, name).toBeGreaterThanOrEqual(0)
      // The second of noise that there is.
      expect(seconds, name).toBeLessThanOrEqual(1)
      expect(swell, name).toBeLessThan(seconds)
      expect(Math.min(swell, narrow, loud), name).toBeGreaterThan(0)
    }
  }
})
