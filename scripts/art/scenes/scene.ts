import type { Canvas, Random } from '#scripts/art/kit/kit.ts'

/** A picture w × h with its lit place for the motif at (x, y). */
export interface Stage {
  readonly w: number
  readonly h: number
  readonly x: number
  readonly y: number
}

/** Draws a background which fills the whole stage. */
export type Scene = (c: Canvas, r: Random, stage: Stage) => string
