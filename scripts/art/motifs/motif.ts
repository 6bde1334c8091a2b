import type { Canvas } from '#scripts/art/kit/kit.ts'

/**
 * Draws one figure in a box of 240 × 240 around (0, 0), lit from above left. Shapes without a stroke of their own take
 * part in the outline put around the whole figure; lights carry stroke="none".
 */
export type Motif = (c: Canvas) => string
