import type { Canvas, Random } from '#scripts/art/kit/kit.ts'

/** A picture w × h; its lit place for the motif is at (x, y). */
export interface Stage {
  readonly w: number
  readonly h: number
  readonly x: number
  readonly y: number
}

/** Draws a background that fills the whole stage. */
export type Scene = (c: Canvas, r: Random, stage: Stage) => string
