import type { SeedArt } from '#gateway/seed/catalogue/types.ts'
import { backdrop } from './backdrop.ts'
import { type Composition, compose } from './compose.ts'
import { figure, type Layer, type Pose } from './figure.ts'
import { frames } from './frames.ts'
import { Canvas, glints, glow, rect } from './kit/kit.ts'
import { seeded } from './kit/random.ts'
import { picture } from './picture.ts'
import { plates } from './plates.ts'
import { title, titleLines } from './title.ts'

/** A tile has 300 × 400 units; its figure is around (150, 152). */
const TILE = { w: 300, h: 400, x: 150, y: 152 } as const

/** Small figures beside the main one: two behind it, or one in front of it in a lower corner. */
function companions(art: Composition): { behind: readonly Layer[]; before: readonly Layer[] } {
  const { beside, scene, company } = art
  if (!beside) return { behind: [], before: [] }
  const pose = (dx: number, dy: number, scale: number, turn: number): Pose => ({
    motif: beside,
    scene,
    x: TILE.x + dx,
    y: TILE.y + dy,
    scale,
    turn,
    flip: dx < 0,
  })
  if (company === 'pair')
    return { behind: [figure('p', pose(-96, 28, 0.46, -8)), figure('q', pose(96, 28, 0.46, 8))], before: [] }
  return { behind: [], before: [figure('p', company === 'left' ? pose(-84, 76, 0.5, -6) : pose(84, 76, 0.5, 6))] }
}

/** The tile of a game as an SVG document. The result depends only on name and art; `titled` false omits the title. */
export function tile(name: string, wanted: SeedArt, titled = true): string {
  const art = compose(name, wanted)
  const r = seeded(name)
  const { w, h, x, y } = TILE
  const back = backdrop(art.scene, r, TILE, art.sky)
  const main = figure('m', { ...art, x, y: y + art.drop })
  const { behind, before } = companions(art)
  const c = new Canvas()
  const shade = rect(0, 232, w, h - 232, 0, c.lin('#08041a/0 #08041a/.55:45 #08041a/.92'))
  const edge = frames[art.frame](c, r, w, h)
  const lines = titleLines(name)
  const bare = art.plate === 'none'
  const centre = lines.length > 2 ? 324 : 336
  const text = title(c, lines, x, centre, {
    wide: art.frame === 'coral' ? 226 : bare ? 262 : 236,
    tall: (bare ? 88 : 74) + (lines.length > 2 ? 36 : 0),
    style: art.style,
    ink: art.ink,
    arch: bare ? 7 : 0,
    tilt: art.style === 'sport' && bare ? -4 : 0,
  })
  const motes = glints(7, () => [
    r.next() < 0.5 ? r.between(14, 56) : r.between(w - 56, w - 14),
    r.between(24, 290),
    r.between(3, 8),
  ])
  const words = titled ? plates[art.plate](c, x, centre, text.wide, text.tall) + text.drawn : ''
  const layers = [back, ...behind, main, ...before]
  const body =
    back.body +
    glow(c, x, y + 96, 120, '#0a0418', 0.55) +
    [...behind, main, ...before].map((layer) => layer.body).join('') +
    shade +
    edge +
    words +
    motes
  return picture(w, h, [...layers.flatMap((layer) => layer.defs), ...c.defs], body)
}
