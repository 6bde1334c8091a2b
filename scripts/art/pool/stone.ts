import type { lowSets } from '#games/reels/looks/low-symbols.ts'
import { Canvas, glint, gold, group, path, polar, ring } from '#scripts/art/kit/kit.ts'
import type { Point } from '#scripts/art/kit/shapes.ts'
import { picture } from '#scripts/art/picture.ts'
import { type GemName, gems } from '#scripts/art/symbol-set.ts'

export type StoneName = (typeof lowSets.stone)[number]

const corners = (count: number, radius: number, turn: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => polar(radius, turn + (360 * i) / count))

/** Corners of each cut around (0, 0); the table in the middle repeats them in small. */
const cuts: Readonly<Record<StoneName, readonly Point[]>> = {
  round: corners(10, 90, -90),
  hexagon: corners(6, 94, -90),
  square: [
    [-54, -84],
    [54, -84],
    [84, -54],
    [84, 54],
    [54, 84],
    [-54, 84],
    [-84, 54],
    [-84, -54],
  ],
  drop: [
    [0, -98],
    [30, -52],
    [62, -4],
    [70, 36],
    [44, 76],
    [0, 92],
    [-44, 76],
    [-70, 36],
    [-62, -4],
    [-30, -52],
  ],
}

const TABLE = 0.56

/** A cut stone in a gold setting, seen from above, in 260 × 260 units. Facets get their light from the upper left. */
export function stone(name: StoneName, gem: GemName): string {
  const c = new Canvas()
  const outer = cuts[name]
  const inner = outer.map(([x, y]): Point => [x * TABLE, y * TABLE])
  const facets = outer.map((corner, i) => {
    const next = (i + 1) % outer.length
    const [far = corner, near = corner, close = corner] = [outer[next], inner[next], inner[i]]
    const [x, y] = [corner[0] + far[0], corner[1] + far[1]]
    const light = (-x - y * 1.4) / (Math.hypot(x, y) * 1.72)
    return path(
      ring([corner, far, near, close]),
      light > 0 ? '#fff' : '#0a0418',
      `opacity="${Math.abs(light * 0.5).toFixed(2)}"`,
    )
  })
  const draw = (fill: string, stroke: string, width: number) =>
    path(ring(outer), fill, `stroke="${stroke}" stroke-width="${width}"`)
  const body = group(
    group(draw('#12081f', '#12081f', 26), 'translate(0 5)') +
      draw('#5a2c00', gold(c), 15) +
      draw(c.lin(gems[gem]), '#2a0f05', 2) +
      facets.join('') +
      path(ring(inner), c.lin('#fff/.5 #fff/0:60'), 'stroke="#fff" stroke-opacity=".45" stroke-width="2"') +
      glint(-36, -40, 17) +
      glint(44, 40, 9),
    'translate(130 130)',
  )
  return picture(260, 260, c.defs, body)
}
