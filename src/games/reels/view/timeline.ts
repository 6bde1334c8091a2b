import type { ReelRound, ReelStep } from '#games/reels/types.ts'

/** A step with what has to be known of the steps before it. */
export type Act = {
  readonly step: ReelStep
  /** The wins of all steps before it, in minor units. */
  readonly before: bigint
  /** Number of this free spin, and of all that are known of before it. */
  readonly free: { readonly played: number; readonly total: number } | undefined
  /** Respins that were left before this one. */
  readonly respins: number | undefined
  /** By reel and row: how many places the symbol falls. */
  readonly drops: readonly (readonly number[])[] | undefined
}

/** The acts of a round, in the order in which they are shown. */
export function actsOf({ steps }: Pick<ReelRound, 'steps'>): readonly Act[] {
  let before = 0n
  let played = 0
  return steps.map((step, place) => {
    const last = steps[place - 1]
    if (step.kind === 'free') played++
    const act: Act = {
      step,
      before,
      free: played > 0 ? { played, total: played - 1 + (last?.left ?? 1) } : undefined,
      respins: step.kind === 'respin' ? last?.left : undefined,
      drops: step.kind === 'fall' && last ? dropsOf(last) : undefined,
    }
    before += step.win
    return act
  })
}

/**
 * How far each symbol of the next window falls: what is left of a column sinks to its bottom, and new symbols come from
 * above.
 *
 * @param last the step whose winning symbols have vanished
 */
export function dropsOf({ window, wins }: Pick<ReelStep, 'window' | 'wins'>): readonly (readonly number[])[] {
  const gone = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}.${row}`)))
  return window.map((column, reel) => {
    const kept = [...column.keys()].filter((row) => !gone.has(`${reel}.${row}`))
    const fresh = column.length - kept.length
    return [...Array.from({ length: fresh }, () => fresh), ...kept.map((row, place) => fresh + place - row)]
  })
}
