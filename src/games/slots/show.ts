import type { Column, ReelState, Scene } from './scene.ts'
import { columnsAt, litOf, restingReels } from './scene.ts'
import { type Shown, type Stage, showEnd, showOverlay, showWins, timing } from './stage.ts'
import type { RoundOutcome, Spin, Theme } from './types.ts'

/** A screen with reels. */
type Reeled<Id extends string> = Shown & { readonly reels: readonly ReelState<Id>[] }

/** Starts all reels. The result is not known yet, so the animation cannot reveal it. */
export function startReels<Id extends string, State extends Reeled<Id>>({ update, sound }: Stage<State>): void {
  sound('spin')
  update((scene) => ({
    ...scene,
    lit: undefined,
    overlay: undefined,
    reels: scene.reels.map(({ reel, column }) => ({ reel, motion: 'spin', column, tense: false })),
  }))
}

/** Puts the reels back after a refused round. */
export function restReels<Id extends string, State extends Reeled<Id>>({ update }: Stage<State>): void {
  update((scene) => ({ ...scene, reels: restingReels(scene.reels.map(({ column }) => column)) }))
}

/** Stops the turning reels one after another; a reel that could bring the third scatter is late. */
export async function stopReels<Id extends string, State extends Reeled<Id>>(
  { update, wait, sound }: Stage<State>,
  columns: readonly Column<Id>[],
  hasScatter: (reel: number) => boolean,
): Promise<void> {
  await wait(timing.firstStop)
  let scatters = 0
  for (const [reel, column] of columns.entries()) {
    const tense = scatters >= 2 && reel > 1
    if (tense) {
      update((scene) => mark(scene, reel))
      await wait(timing.tense)
    } else if (reel > 0) await wait(timing.nextStop)
    update((scene) => land(scene, reel, column))
    const found = hasScatter(reel)
    if (found) scatters++
    sound(found ? 'scatter' : 'stop')
  }
  await wait(timing.land)
}

/** Shows a round from the turning reels to the last free spin. The server has decided the result. */
export async function showRound(stage: Stage<Scene>, theme: Theme, outcome: RoundOutcome): Promise<void> {
  const { update, wait } = stage
  const { multiplier } = theme.freeSpins
  let won = 0n
  let total = 0
  for (const [played, spin] of outcome.spins.entries()) {
    if (spin.kind === 'free') {
      update((scene) => ({ ...scene, free: { played, total, won } }))
      startReels(stage)
    }
    await stopReels(stage, columnsAt(theme, spin.stops), (reel) => hasScatter(spin, reel))
    await showWins(stage, { before: won, win: spin.win, stake: outcome.stake, lit: litOf(spin) })
    won += spin.win
    total += spin.awardsFreeSpins
    if (spin.awardsFreeSpins > 0) {
      const more = spin.kind === 'free'
      stage.sound('free')
      await showOverlay(stage, { kind: 'free-intro', count: spin.awardsFreeSpins, multiplier, more }, timing.intro)
    }
  }
  await showEnd(stage, won, outcome.stake, total)
  update((scene) => ({ ...scene, free: undefined }))
  await wait(0)
}

const hasScatter = (spin: Spin, reel: number) => spin.window[reel]?.includes('scatter') === true

function mark<Id extends string, State extends Reeled<Id>>(scene: State, at: number): State {
  return { ...scene, reels: scene.reels.map((state) => (state.reel === at ? { ...state, tense: true } : state)) }
}

function land<Id extends string, State extends Reeled<Id>>(scene: State, at: number, column: Column<Id>): State {
  const landed = { reel: at, motion: 'land', column, tense: false } as const
  return { ...scene, reels: scene.reels.map((state) => (state.reel === at ? landed : state)) }
}
