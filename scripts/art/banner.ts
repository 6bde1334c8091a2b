import { backdrop } from './backdrop.ts'
import type { BannerArt } from './banners.ts'
import { figure } from './figure.ts'
import { Canvas, glints, rect } from './kit/kit.ts'
import { seeded } from './kit/random.ts'
import { picture } from './picture.ts'

/** A banner is drawn in 960 × 420 units; its left half is kept dark for words. */
const BANNER = { w: 960, h: 420, x: 700, y: 200 } as const

/** A banner as an SVG document. */
export function banner({ slug, scene, sky, figures }: BannerArt): string {
  const r = seeded(slug)
  const { w, h, x, y } = BANNER
  const back = backdrop(scene, r, BANNER, sky)
  const c = new Canvas()
  const dim =
    rect(0, 0, w, h, 0, c.lin('#07081a/.94 #07081a/.8:34 #07081a/0:62', 0, 0, 1, 0)) +
    rect(0, h - 90, w, 90, 0, c.lin('#07081a/0 #07081a/.5'))
  const drawn = figures.map(({ dx, dy, ...pose }, i) => figure(`m${i}-`, { ...pose, scene, x: x + dx, y: y + dy }))
  const motes = glints(6, () => [
    r.next() < 0.5 ? r.between(420, 520) : r.between(860, w - 20),
    r.between(20, h - 30),
    r.between(4, 11),
  ])
  return picture(
    w,
    h,
    [...back.defs, ...drawn.flatMap(({ defs }) => defs), ...c.defs],
    back.body + dim + drawn.map(({ body }) => body).join('') + motes,
  )
}
