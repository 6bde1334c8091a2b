/**
 * Where things stand in the picture of a flight. This is for drawing alone, so floats are right here: what is paid comes from
 * `growth.ts`. Times are milliseconds from the start, multipliers factors: 2.5 is 2.50×.
 *
 * @module
 */

/** What the axes reach from their origin: 0 ms at 1.00×. */
export interface Axes {
  readonly ms: number
  readonly top: number
}

/** What the axes show at the start, before the flight pushes them. */
const [restMs, restTop] = [9_000, 2]

/** How far across and up the rocket stands while the axes grow with it, so that it stays in the picture. */
const [across, up] = [0.8, 0.7]

/** The multiplier after a time, as a curve without steps. */
export const factorAt = (ms: number): number => Math.exp(0.000_06 * Math.max(0, ms))

/** The axes after a time. They follow the flight without a jump or a sudden turn. */
export const axesAt = (ms: number): Axes => ({
  ms: softMax(restMs, Math.max(0, ms) / across),
  top: 1 + softMax(restTop - 1, (factorAt(ms) - 1) / up),
})

/** Where a moment of the flight stands: from 0 to 1 across and up. */
export const spotOf = (ms: number, axes: Axes): { readonly x: number; readonly y: number } => ({
  x: Math.max(0, ms) / axes.ms,
  y: (factorAt(ms) - 1) / (axes.top - 1),
})

/** The greater one, with a rounded corner where they meet: at most 9 % above it. */
const softMax = (a: number, b: number): number => (a ** 8 + b ** 8) ** (1 / 8)

/** A mark on an axis. */
export interface Mark {
  readonly at: number
  /** From 0, not seen, to 1: marks fade in and out as the axis grows. */
  readonly strength: number
}

/**
 * Marks at round numbers above an origin. While an axis grows, the marks of one step give way to those of the next one: what both have stays.
 *
 * @param most marks that the axis has room for
 */
export function marksOf(from: number, to: number, most: number): Mark[] {
  const length = to - from
  const unit = 10 ** Math.floor(Math.log10(length / most))
  const found = new Map<number, number>()
  let finer = 0
  for (const step of [1, 2, 5, 10].map((digit) => digit * unit)) {
    // Whole while the axis has room for all of them, gone at a fifth more.
    const room = Math.min(1, Math.max(0, 6 - (5 * length) / step / most))
    const share = room - finer
    finer = room
    if (share <= 0) continue
    for (let index = Math.floor(from / step + 1e-9) + 1; index * step <= to + step * 1e-9; index++) {
      // Cleared of what floats add to a whole number of steps.
      const at = Number((index * step).toPrecision(10))
      found.set(at, (found.get(at) ?? 0) + share)
    }
  }
  return [...found].map(([at, strength]) => ({ at, strength })).sort((one, other) => one.at - other.at)
}
