import { describe, expect, it } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { celebrationOf, resultText, tierOf } from '#games/slots/celebration.ts'
import { playRound } from '#games/slots/rules.ts'
import { firstScene, type Scene } from '#games/slots/scene.ts'
import { showRound } from '#games/slots/show.ts'
import type { Stage } from '#games/slots/stage.ts'
import type { SoundName } from '#games/sound/recipes.ts'
import { createTranslate } from '#lib/messages.ts'
import { seededRandom } from './seeded-random.ts'

const theme = themes['noite-de-folia']
const stake = 100n
const rounds = Array.from({ length: 400 }, (_, seed) => playRound(theme, stake, seededRandom(seed)))

/** Everything that a round shows and plays, in order. */
async function shownBy(outcome: (typeof rounds)[number]) {
  let scene = firstScene(theme)
  const scenes: Scene[] = []
  const sounds: SoundName[] = []
  const stage: Stage<Scene> = {
    update: (change) => {
      scene = change(scene)
      scenes.push(scene)
    },
    wait: () => Promise.resolve(),
    linger: () => Promise.resolve(),
    sound: (name) => sounds.push(name),
  }
  await showRound(stage, theme, outcome)
  return { scenes, sounds }
}

describe('how large a payment is', () => {
  it.each([
    [0n, 'return'],
    [99n, 'return'],
    [100n, 'return'],
    [101n, 'win'],
    [999n, 'win'],
    [1_000n, 'big'],
    [2_500n, 'mega'],
    [6_000n, 'epic'],
  ] as const)('%s at a stake of 100 is %s', (win, tier) => expect(tierOf(win, stake)).toBe(tier))
})

describe('a payment up to the stake is not celebrated', () => {
  it('has no sound, no motion, no counting and no banner', () => {
    expect(celebrationOf('return')).toEqual({ sound: undefined, lively: false, countMs: 0, banner: false })
  })

  it('in any round that returns no more than the stake nothing is lively, gold or loud', async () => {
    const returned = rounds.filter(({ win }) => win > 0n && win <= stake)
    expect(returned.length).toBeGreaterThan(20)
    for (const outcome of returned) {
      const { scenes, sounds } = await shownBy(outcome)
      expect(sounds).not.toContain('win')
      expect(sounds).not.toContain('big')
      for (const { win, overlay } of scenes) {
        if (win) expect([win.gain, win.celebration.lively, win.celebration.countMs]).toEqual([false, false, 0])
        expect(overlay?.kind).not.toBe('big-win')
        if (overlay?.kind === 'free-total') expect(celebrationOf(overlay.tier).lively).toBe(false)
      }
    }
  })

  it('no payment of any round within or without free spins is celebrated unless it is more than the stake', async () => {
    for (const outcome of rounds) {
      for (const { win } of (await shownBy(outcome)).scenes) {
        if (!win) continue
        if (win.to - win.from > 0n && win.to - win.from <= stake) expect(win.celebration.lively).toBe(false)
        expect(win.gain).toBe(win.to > stake)
      }
    }
  })

  it('is called returned, and a gain a payment', () => {
    const t = createTranslate<'slots'>({}, 'pt-BR')
    for (const outcome of rounds) {
      const text = resultText(t, outcome, 'BRL', 'pt-BR')
      if (outcome.win === 0n) expect(text).toBe('slots.result.none')
      else expect(text === 'slots.result.returned').toBe(outcome.win <= stake)
    }
  })
})
