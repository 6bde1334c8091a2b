import { backdrop } from './backdrop.ts'
import type { BannerArt, BannerFigure } from './banners.ts'
import { isBust } from './bare-figure.ts'
import { figure } from './figure.ts'
import { Canvas, glints, rect } from './kit/kit.ts'
import { seeded } from './kit/random.ts'
import { picture } from './picture.ts'

/**
 * Shapes of a banner in units of its drawing, with position and size of its figures. The text covers the left half of
 * the wide shape and the left of the phone shape, and is below the figures of the tall shape, which is shown beside a
 * form.
 */
const SHAPES = {
  wide: { w: 960, h: 420, x: 700, y: 200, size: 1 },
  phone: { w: 660, h: 440, x: 508, y: 228, size: 0.68 },
  tall: { w: 480, h: 960, x: 240, y: 390, size: 0.74 },
} as const
export type BannerShape = keyof typeof SHAPES

/** A banner as an SVG document. The phone shape has room only for the main figure. */
export function banner({ slug, scene, sky, figures }: BannerArt, shape: BannerShape = 'wide'): string {
  const r = seeded(slug)
  const stage = SHAPES[shape]
  const { w, h, x, y, size } = stage
  const back = backdrop(scene, r, stage, sky)
  const c = new Canvas()
  const dark = {
    wide: () =>
      rect(0, 0, w, h, 0, c.lin('#07081a/.94 #07081a/.8:34 #07081a/0:62', 0, 0, 1, 0)) +
      rect(0, h - 90, w, 90, 0, c.lin('#07081a/0 #07081a/.5')),
    phone: () => rect(0, 0, w, h, 0, c.lin('#07081a/.96 #07081a/.84:46 #07081a/0:78', 0, 0, 1, 0)),
    tall: () => '',
  }[shape]()
  // Above the figures: some are drawn only to the chest, and the tall shape does not hide where they end.
  const from = h * (isBust(foremost(figures).motif) ? 0.42 : 0.5)
  const below = shape === 'tall' ? rect(0, from, w, h - from, 0, c.lin('#07081a/0 #07081a/.92:28 #07081a/.97')) : ''
  const shown = shape === 'phone' ? [foremost(figures)] : figures
  const drawn = shown.map(({ dx, dy, scale, ...pose }, i) =>
    figure(`m${i}-`, { ...pose, scene, scale: scale * size, x: x + dx * size, y: y + dy * size }),
  )
  const motes = glints(6, () =>
    shape === 'wide'
      ? [r.next() < 0.5 ? r.between(420, 520) : r.between(860, w - 20), r.between(20, h - 30), r.between(4, 11)]
      : [r.between(x - 220 * size, w - 20), r.between(20, y), r.between(4, 9)],
  )
  return picture(
    w,
    h,
    [...back.defs, ...drawn.flatMap(({ defs }) => defs), ...c.defs],
    back.body + dark + drawn.map(({ body }) => body).join('') + below + motes,
  )
}

/** The largest figure, moved to the middle; a figure drawn only to the chest stands on the lower edge. */
function foremost(figures: readonly BannerFigure[]): BannerFigure {
  const [largest] = figures.toSorted((one, other) => other.scale - one.scale)
  if (!largest) throw new RangeError('A banner has no figure')
  return { ...largest, dx: 0, dy: isBust(largest.motif) ? 62 : 0 }
}
