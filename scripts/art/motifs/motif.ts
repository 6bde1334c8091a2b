import type { Canvas } from '#scripts/art/kit/kit.ts'

/**
 * Draws one figure in a box of 240 × 240 around (0, 0), lit from the upper left. Shapes without a stroke of their own
 * are part of the figure's outline; lights have stroke="none".
 */
export type Motif = (c: Canvas) => string
