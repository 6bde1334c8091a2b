import { describe, expect, it } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { litPlaces } from '#games/slots/lit.ts'
import { playRound, playSpin } from '#games/slots/rules.ts'
import { firstScene, litOf, type Scene } from '#games/slots/scene.ts'
import { showRound, startReels } from '#games/slots/show.ts'
import type { Stage } from '#games/slots/stage.ts'
import { seededRandom } from './seeded-random.ts'

describe('what the reels show', () => {
  it.each(Object.values(themes))('before the first spin of $id is no unpaid win', (theme) => {
    const shown = firstScene(theme).reels.map(({ column }) => column.slice(1, 4))
    const still = { ...theme, strips: shown }
    expect(playSpin(still, 'base', 20n, [0, 0, 0, 0, 0], 0).win).toBe(0n)
  })

  it('after a round is the window the server drew', async () => {
    const theme = themes['noite-de-folia']
    for (let seed = 1; seed <= 60; seed++) {
      const outcome = playRound(theme, 100n, seededRandom(seed))
      let scene = firstScene(theme)
      const overlays: string[] = []
      const stage: Stage<Scene> = {
        update: (change) => {
          const before = scene.overlay
          scene = change(scene)
          if (scene.overlay && scene.overlay !== before) overlays.push(scene.overlay.kind)
        },
        wait: () => Promise.resolve(),
        linger: () => Promise.resolve(),
        sound: () => undefined,
      }
      startReels(stage)
      await showRound(stage, theme, outcome)
      const last = outcome.spins.at(-1)
      expect(scene.reels.map(({ column }) => column.slice(1, 4))).toEqual(last?.window)
      expect(scene.win?.to ?? 0n).toBe(outcome.win)
      expect(overlays.includes('free-total')).toBe(outcome.spins.length > 1)
      expect(overlays.includes('big-win')).toBe(outcome.win >= 1_000n)
    }
  })

  it('lights all winning places, or those of one line', () => {
    const theme = themes['frutas-mil']
    const spins = Array.from({ length: 200 }, (_, seed) => playRound(theme, 20n, seededRandom(seed)).spins[0])
    const spin = spins.find((each) => (each?.wins.length ?? 0) >= 2 && !each?.scatter)
    const first = spin?.wins[0]
    expect(litPlaces(litOf(spin), 0).size).toBe(first?.count)
    expect(litPlaces(litOf(spin), undefined).size).toBeGreaterThanOrEqual(litPlaces(litOf(spin), 0).size)
    expect(litPlaces(undefined, undefined).size).toBe(0)
  })
})
