import type { PlinkoRows } from '#games/plinko/tables.ts'
import type { Tap } from '#games/sound/taps.ts'

/** The board in parts of its width and height, from 0 to 1, from the upper left corner. */

/** How wide the board is, in slots: one more than rows, and a rim for the outermost pins. */
export const widthOf = (rows: number): number => rows + 1.6

/** Milliseconds from one row to the next: more rows fall faster, so that no ball takes longer than about three seconds. */
const hopMs: Readonly<Record<PlinkoRows, number>> = { 8: 200, 12: 170, 16: 145 }

/** Milliseconds until the first pin, and in the slot. */
const [startMs, endMs] = [260, 160]

/** Milliseconds of a fall. */
export const fallMs = (rows: PlinkoRows): number => startMs + rows * hopMs[rows] + endMs

/** When the ball meets the pin of a row, in milliseconds from its start. */
export const hitMs = (rows: PlinkoRows, row: number): number => startMs + row * hopMs[rows]

/** What is heard of a fall: each pin that the ball meets, and the slot. */
export const fallTaps = (rows: PlinkoRows): Tap[] => [
  ...Array.from({ length: rows }, (_, row): Tap => ({ name: 'peg', at: hitMs(rows, row) })),
  { name: 'stop', at: hitMs(rows, rows) },
]

/** Where a column stands, counted in slots from the middle. */
const across = (rows: number, fromMiddle: number): number => 0.5 + fromMiddle / widthOf(rows)

/** How high a row of pins stands. There is room above the first for the ball, and below the last for its fall. */
const down = (rows: number, row: number): number => (row + 1) / (rows + 1)

/** The pins of the board: three in the first row, and one more in each further row. */
export function pinsOf(rows: number): { readonly x: number; readonly y: number }[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, pin) => ({ x: across(rows, pin - (row + 2) / 2), y: down(rows, row) })),
  ).flat()
}

/** The pin that the ball meets in each row of a path, and last the slot where it ends. */
export function stopsOf(steps: readonly number[]): { readonly x: number; readonly y: number }[] {
  const rows = steps.length
  const rights = [0, ...steps.map((_, row) => steps.slice(0, row + 1).reduce((sum, step) => sum + step, 0))]
  return rights.map((right, row) => ({ x: across(rows, right - row / 2), y: down(rows, row) }))
}

/** How far above a pin's middle the ball touches it, in heights of a row. */
const above = 0.36

/** How high the ball jumps from a pin, in heights of a row. */
const jump = 0.5

/** Moments between two rows for which a place is computed. */
const samples = 6

/** A place of the ball at a part of the time. */
interface Frame {
  readonly x: number
  readonly y: number
  /** From 0 to 1. */
  readonly offset: number
  readonly opacity: number
}

/** The way of the ball from its drop into its slot, as it falls and jumps from pin to pin. */
export function fallOf(rows: PlinkoRows, steps: readonly number[]): Frame[] {
  const row = 1 / (rows + 1)
  const whole = fallMs(rows)
  const stops = stopsOf(steps).map(({ x, y }, index) => ({ x, y: y - (index < rows ? above * row : 0) }))
  const drop = Array.from({ length: samples }, (_, index) => {
    const part = index / samples
    const [top, to] = [-0.4 * row, stops[0]?.y ?? 0]
    return { x: 0.5, y: top + (to - top) * part ** 2, offset: (startMs * part) / whole, opacity: 1 }
  })
  const hops = stops.slice(0, -1).flatMap((from, index) => {
    const to = stops[index + 1] ?? from
    return Array.from({ length: samples }, (_, sample) => {
      const part = sample / samples
      const rise = jump * row
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y - rise * part + (to.y - from.y + rise) * part ** 2,
        offset: (startMs + (index + part) * hopMs[rows]) / whole,
        opacity: 1,
      }
    })
  })
  const last = stops.at(-1) ?? { x: 0.5, y: 1 }
  return [
    ...drop,
    ...hops,
    { ...last, offset: 1 - endMs / whole, opacity: 1 },
    { x: last.x, y: last.y + 0.5 * row, offset: 1, opacity: 0 },
  ]
}
