import type { Canvas } from './canvas.ts'
import type { Random } from './random.ts'
import { circle, n, oval, type Point, path, polar, times } from './shapes.ts'

const spark = (x: number, y: number, s: number) => {
  const a = n(s)
  const b = n(s * 0.88)
  const d = n(s * 0.12)
  return `M${n(x)} ${n(y - s)}q${d} ${b} ${a} ${a}q-${b} ${d}-${a} ${a}q-${d}-${b}-${a}-${a}q${b}-${d} ${a}-${a}`
}

/** Four-pointed glint. */
export const glint = (x: number, y: number, s: number): string => path(spark(x, y, s), '#fff', 'stroke="none"')

/** Several glints in one path; `place` gives x, y and size. */
export const glints = (count: number, place: () => readonly [number, number, number]): string =>
  path(
    times(count, () => {
      const [x, y, s] = place()
      return spark(Math.round(x), Math.round(y), Math.round(s))
    }),
    '#fff',
  )

/** Dust, stars, snow: round dots, in two sizes, one path each. */
export const specks = (r: Random, w: number, h: number, count: number, tint: string, size = 2.4): string =>
  [1, 0.5]
    .map(
      (k) =>
        `<path d="${times(Math.ceil(count / 2), () => `M${Math.round(r.between(0, w))} ${Math.round(r.between(0, h))}h0`)}" stroke="${tint}" stroke-width="${n(size * 2 * k)}" opacity="${k > 0.6 ? 0.85 : 0.6}"/>`,
    )
    .join('')

/** Soft light; never part of a motif's outline. */
export const glow = (c: Canvas, x: number, y: number, r: number, colour: string, strength = 0.9): string =>
  circle(x, y, r, c.rad(`${colour}/${strength} ${colour}/${n(strength * 0.4)}:40 ${colour}/0`), 'stroke="none"')

/** Light beams from one point, fading outwards. */
export function beams(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  colour: string,
  count: number,
  strength: number,
  turn = 0,
): string {
  const step = 360 / count
  const to = ([dx, dy]: Point) => `L${n(x + dx)} ${n(y + dy)}`
  const d = times(
    count,
    (i) => `M${n(x)} ${n(y)}${to(polar(r, turn + i * step))}${to(polar(r, turn + (i + 0.5) * step))}Z`,
  )
  return path(d, c.light(`${colour}/${strength} ${colour}/0`, x, y, r))
}

/** Metals used by many motifs. */
export const gold = (c: Canvas): string => c.lin('#fff7cf #ffd95a:28 #f0a31a:58 #9a5200')
export const goldSide = (c: Canvas): string => c.lin('#8f4a00 #ffcf4d:25 #fff3b8:48 #e5940f:72 #7a3c00', 0, 0, 1, 0)
export const GILT = '#fff3b8 #d98a14:25 #ffe27a:50 #8a4a00:75 #ffd95a'

export const coin = (c: Canvas, x: number, y: number, r: number, squash = 1): string =>
  oval(x, y + r * 0.16, r, r * squash, '#8a4a00') +
  oval(x, y, r, r * squash, gold(c)) +
  oval(x, y, r * 0.72, r * 0.72 * squash, c.lin('#e5940f #ffe58a'), 'stroke="#b56a00" stroke-width="1"')
