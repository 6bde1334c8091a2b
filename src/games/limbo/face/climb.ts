/** The climb of the rocket. Points are hundredths: 250 is 2.50×. Heights go from 0 at the ground to 1 at the upper edge. */

/** How high the line of the target stands, whatever the target is. */
export const lineHeight = 0.66

/** Milliseconds of a climb: longer for higher points, and never longer than a round may last. */
export const climbMs = (point: number): number => Math.min(2_800, 650 + 420 * Math.log2(point / 100))

/** The point that is reached after a part of the time: it grows by the same factor in equal times. */
export const pointAt = (point: number, part: number): number => 100 * (point / 100) ** part

/**
 * How high a point stands: 1.00× at the ground, the target at its line, what is above it nearer and nearer to the upper edge.
 *
 * @param target above 1.00×
 */
export function heightOf(point: number, target: number): number {
  const way = Math.log(point / 100) / Math.log(target / 100)
  if (way <= 1) return lineHeight * way
  return lineHeight + (0.97 - lineHeight) * (1 - Math.exp(1 - way))
}
