import { celebrationOf, tierOf } from './celebration.ts'
import type { Column, Overlay, Scene } from './scene.ts'
import { columnsAt, restingReels } from './scene.ts'
import type { SoundName } from './sound.ts'
import type { RoundOutcome, Spin, Theme } from './types.ts'

/** Milliseconds. A round takes at least `least` (UK Gambling Commission, RTS 14D: 2.5 seconds). */
export const timing = {
  least: 2_500,
  firstStop: 850,
  nextStop: 260,
  tense: 1_150,
  land: 480,
  wins: 1_100,
  intro: 2_600,
  bigWin: 3_600,
  total: 2_800,
} as const

export type Stage = {
  readonly update: (change: (scene: Scene) => Scene) => void
  readonly wait: (ms: number) => Promise<void>
  /** A pause for a payment, which the player can end. Reels cannot be sped up (RTS 14E). */
  readonly linger: (ms: number) => Promise<void>
  readonly sound: (name: SoundName) => void
}

/** Starts all reels. The result is not known yet, so the animation cannot reveal it. */
export function startReels({ update, sound }: Stage): void {
  sound('spin')
  update((scene) => ({
    ...scene,
    lit: undefined,
    overlay: undefined,
    reels: scene.reels.map(({ reel, column }) => ({ reel, motion: 'spin', column, tense: false })),
  }))
}

/** Puts the reels back after a refused round. */
export function restReels({ update }: Stage): void {
  update((scene) => ({ ...scene, reels: restingReels(scene.reels.map(({ column }) => column)) }))
}

/** Shows a round from the turning reels to the last free spin. The server has decided the result. */
export async function showRound(stage: Stage, theme: Theme, outcome: RoundOutcome): Promise<void> {
  const { update, wait } = stage
  const { multiplier } = theme.freeSpins
  let won = 0n
  let total = 0
  for (const [played, spin] of outcome.spins.entries()) {
    if (spin.kind === 'free') {
      update((scene) => ({ ...scene, free: { played, total, won } }))
      startReels(stage)
    }
    await stopReels(stage, theme, spin)
    const before = won
    won += spin.win
    await showWins(stage, spin, before, outcome.stake)
    total += spin.awardsFreeSpins
    if (spin.awardsFreeSpins > 0) {
      const more = spin.kind === 'free'
      stage.sound('free')
      await overlay(stage, { kind: 'free-intro', count: spin.awardsFreeSpins, multiplier, more }, timing.intro)
    }
  }
  const tier = tierOf(won, outcome.stake)
  if (total > 0) await overlay(stage, { kind: 'free-total', amount: won, count: total, tier }, timing.total)
  const { banner, sound } = celebrationOf(tier)
  if (banner) {
    if (sound) stage.sound(sound)
    await overlay(stage, { kind: 'big-win', amount: won, tier }, timing.bigWin)
  }
  update((scene) => ({ ...scene, free: undefined }))
  await wait(0)
}

async function stopReels({ update, wait, sound }: Stage, theme: Theme, spin: Spin): Promise<void> {
  const columns = columnsAt(theme, spin.stops)
  await wait(timing.firstStop)
  let scatters = 0
  for (const [reel, column] of columns.entries()) {
    const tense = scatters >= 2 && reel > 1
    if (tense) {
      update((scene) => mark(scene, reel))
      await wait(timing.tense)
    } else if (reel > 0) await wait(timing.nextStop)
    update((scene) => land(scene, reel, column))
    const found = spin.window[reel]?.includes('scatter')
    if (found) scatters++
    sound(found ? 'scatter' : 'stop')
  }
  await wait(timing.land)
}

async function showWins(stage: Stage, spin: Spin, before: bigint, stake: bigint): Promise<void> {
  const { update, linger, sound } = stage
  if (spin.win === 0n) return update((scene) => ({ ...scene, lit: undefined }))
  const celebration = celebrationOf(tierOf(spin.win, stake))
  const to = before + spin.win
  // The sound of a big win comes with its banner.
  if (celebration.sound) sound('win')
  const payment = { from: before, to, gain: to > stake, celebration }
  update((scene) => ({ ...scene, lit: spin, win: payment }))
  await linger(timing.wins)
  // Shows the final amount, even if the player ended the count early.
  update((scene) => ({ ...scene, win: { ...payment, from: to } }))
}

async function overlay({ update, linger }: Stage, shown: Overlay, ms: number): Promise<void> {
  update((scene) => ({ ...scene, overlay: shown }))
  await linger(ms)
  update((scene) => ({ ...scene, overlay: undefined }))
}

function mark(scene: Scene, at: number): Scene {
  return { ...scene, reels: scene.reels.map((state) => (state.reel === at ? { ...state, tense: true } : state)) }
}

function land(scene: Scene, at: number, column: Column): Scene {
  const landed = { reel: at, motion: 'land', column, tense: false } as const
  return { ...scene, reels: scene.reels.map((state) => (state.reel === at ? landed : state)) }
}
