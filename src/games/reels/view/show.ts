import type { ProfileFacts, ReelRound } from '#games/reels/types.ts'
import { restReels, startReels, stopReels } from '#games/slots/show.ts'
import { type Stage, showEnd, showOverlay, showWins, timing } from '#games/slots/stage.ts'
import type { Player } from '#games/slots/use-round.ts'
import { columnOf, firstScene, litOf, type ReelsScene } from './scene.ts'
import { type Act, actsOf } from './timeline.ts'

type ReelsStage = Stage<ReelsScene>

/** Milliseconds: winning symbols vanish, others fall; a wild fills its reel; coins of a respin land. */
const pauses = { vanish: 320, fall: 760, expand: 700 } as const

/** How rounds of a profile are shown, step by step. */
export function playerOf(facts: ProfileFacts): Omit<Player<ReelRound, ReelsScene>, 'timbre'> {
  return {
    first: (pending) => firstScene(facts, pending),
    start(stage) {
      stage.update((scene) => ({ ...scene, coins: [], expanded: [], multiplier: 1, respins: undefined }))
      startReels(stage)
    },
    rest: restReels,
    show: (stage, round) => showRound(stage, facts, round),
  }
}

async function showRound(stage: ReelsStage, facts: ProfileFacts, round: ReelRound): Promise<void> {
  const acts = actsOf(round)
  for (const act of acts) await showAct(stage, facts, act, round.stake)
  await showEnd(stage, round.win, round.stake, acts.filter(({ step }) => step.kind === 'free').length)
  stage.update((scene) => ({ ...scene, free: undefined, respins: undefined }))
  await stage.wait(0)
}

async function showAct(stage: ReelsStage, facts: ProfileFacts, act: Act, stake: bigint): Promise<void> {
  const { step, before, free, respins } = act
  const { update, wait, sound } = stage
  update((scene) => ({ ...scene, free, respins, expanded: step.kind === 'fall' ? scene.expanded : [] }))
  await moveReels(stage, facts, act)
  update((scene) => ({ ...scene, multiplier: step.multiplier, coins: step.coins ?? [] }))
  if (step.expanded) {
    sound('scatter')
    update((scene) => ({ ...scene, expanded: step.expanded ?? [] }))
    await wait(pauses.expand)
  }
  await showWins(stage, { before, win: step.win, stake, lit: litOf(facts, step) })
  // Coins are shown until the next step, with the respins that follow.
  if (step.coins) update((scene) => ({ ...scene, respins: step.left }))
  if (step.awarded > 0) await introduceFree(stage, facts, step.awarded, step.kind === 'free')
}

/** Brings the symbols of a step: by turning reels, or by symbols that fall. */
async function moveReels(stage: ReelsStage, facts: ProfileFacts, { step, drops }: Act): Promise<void> {
  const { update, wait, sound } = stage
  const columns = step.window.map((column, reel) => columnOf(facts, column, reel))
  if (drops) {
    update((scene) => ({ ...scene, lit: scene.lit && { ...scene.lit, leaving: true } }))
    await wait(pauses.vanish)
    sound('stop')
    update((scene) => ({
      ...scene,
      lit: undefined,
      reels: columns.map((column, reel) => {
        // The hidden symbols above and below do not fall.
        return { reel, motion: 'fall', column, tense: false, drops: [0, ...(drops[reel] ?? []), 0] }
      }),
    }))
    return wait(pauses.fall)
  }
  if (step.kind !== 'spin') startReels(stage)
  await stopReels(stage, columns, (reel) => step.window[reel]?.includes('scatter') === true)
}

async function introduceFree(stage: ReelsStage, facts: ProfileFacts, count: number, more: boolean): Promise<void> {
  stage.sound('free')
  const multipliers = facts.freeSpins?.multipliers ?? []
  // A multiplier that grows is shown as it grows.
  const multiplier = multipliers.length === 1 ? (multipliers[0] ?? 1) : 1
  await showOverlay(stage, { kind: 'free-intro', count, multiplier, more }, timing.intro)
}
