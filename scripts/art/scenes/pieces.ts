import { at, type Canvas, group, line, n, path, rect, times } from '#scripts/art/kit/kit.ts'

export const i0 = Math.round

export const sky = (c: Canvas, w: number, h: number, stops: string): string => rect(0, 0, w, h, 0, c.lin(stops))

/** Leaf standing on (x, y), rotated by degrees. */
export const leaf = (c: Canvas, x: number, y: number, len: number, turn: number, fill: string, vein: string): string =>
  at(
    c.part(path('M0 0C3-5 2.6-8 0-10-2.6-8-3-5 0 0Z', fill) + line('M0 0V-9', vein, 0.2)),
    `translate(${i0(x)} ${i0(y)})rotate(${i0(turn)})scale(${n(len / 10)})`,
  )

/** Crown of a palm tree around (x, y). */
export const palm = (x: number, y: number, size: number, fill: string): string =>
  times(7, (i) =>
    group(
      path(
        `M0 0Q${n(size * 0.5)} ${n(-size * 0.42)} ${n(size)} ${n(size * 0.18)}Q${n(size * 0.5)} ${n(-size * 0.16)} 0 0Z`,
        fill,
      ),
      `translate(${n(x)} ${n(y)})rotate(${-150 + i * 40})`,
    ),
  )
