import type { SoundName } from '#games/sound/recipes.ts'
import { type Celebration, celebrationOf, type Tier, tierOf } from './celebration.ts'
import type { Lit } from './lit.ts'

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

export type Overlay =
  | { readonly kind: 'free-intro'; readonly count: number; readonly multiplier: number; readonly more: boolean }
  | { readonly kind: 'big-win'; readonly amount: bigint; readonly tier: Tier }
  | { readonly kind: 'free-total'; readonly amount: bigint; readonly count: number; readonly tier: Tier }

/** A payment during the round: `to` is the sum so far, `gain` whether it exceeds the stake. */
export type Payment = {
  readonly from: bigint
  readonly to: bigint
  readonly gain: boolean
  readonly celebration: Celebration
}

/** What the screen of every slots game shows besides its reels. */
export type Shown = {
  /** The wins that are highlighted, once the reels have stopped. */
  readonly lit: Lit | undefined
  readonly overlay: Overlay | undefined
  /** How the field "win" counts up. */
  readonly win: Payment | undefined
}

/** The screen of one game, as the code that plays a round on it uses it. */
export type Stage<Scene extends Shown> = {
  readonly update: (change: (scene: Scene) => Scene) => void
  readonly wait: (ms: number) => Promise<void>
  /** A pause for a payment, which the player can end. Reels cannot be sped up (RTS 14E). */
  readonly linger: (ms: number) => Promise<void>
  readonly sound: (name: SoundName) => void
}

/** Shows a banner for a while. */
export async function showOverlay<Scene extends Shown>(stage: Stage<Scene>, shown: Overlay, ms: number): Promise<void> {
  stage.update((scene) => ({ ...scene, overlay: shown }))
  await stage.linger(ms)
  stage.update((scene) => ({ ...scene, overlay: undefined }))
}

type Won = {
  /** The wins of the round before this one. */
  readonly before: bigint
  readonly win: bigint
  readonly stake: bigint
  readonly lit: Lit | undefined
}

/** Highlights wins and counts their amount up; without a win the highlights of the one before go out. */
export async function showWins<Scene extends Shown>(stage: Stage<Scene>, won: Won): Promise<void> {
  const { before, win, stake, lit } = won
  if (win === 0n) return stage.update((scene) => ({ ...scene, lit: undefined }))
  const celebration = celebrationOf(tierOf(win, stake))
  const to = before + win
  // The sound of a big win comes with its banner.
  if (celebration.sound) stage.sound('win')
  const payment = { from: before, to, gain: to > stake, celebration }
  stage.update((scene) => ({ ...scene, lit, win: payment }))
  await stage.linger(timing.wins)
  // Shows the final amount, even if the player ended the count early.
  stage.update((scene) => ({ ...scene, win: { ...payment, from: to } }))
}

/**
 * The end of a round: the sum of its free spins, and the banner of a big win.
 *
 * @param won the win of the whole round
 * @param free free spins that the round had
 */
export async function showEnd<Scene extends Shown>(stage: Stage<Scene>, won: bigint, stake: bigint, free: number) {
  const tier = tierOf(won, stake)
  if (free > 0) await showOverlay(stage, { kind: 'free-total', amount: won, count: free, tier }, timing.total)
  const { banner, sound } = celebrationOf(tier)
  if (!banner) return
  if (sound) stage.sound(sound)
  await showOverlay(stage, { kind: 'big-win', amount: won, tier }, timing.bigWin)
}
