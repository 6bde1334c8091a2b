import type { FrameName } from '#lib/art-names.ts'
import {
  at,
  type Canvas,
  circle,
  coin,
  cycle,
  GILT,
  glints,
  gold,
  group,
  line,
  n,
  path,
  type Random,
  rect,
  times,
} from './kit/kit.ts'

/** Draws a frame in front of the motif, at the edges of a picture w × h. */
type Frame = (c: Canvas, r: Random, w: number, h: number) => string

const corners = (c: Canvas, w: number, h: number, inner: string) => {
  const id = c.part(inner)
  return (
    `<use href="${id}"/>` +
    at(id, `translate(${w} 0)scale(-1 1)`) +
    at(id, `translate(0 ${h})scale(1 -1)`) +
    at(id, `translate(${w} ${h})scale(-1 -1)`)
  )
}
const bezel = (c: Canvas, w: number, h: number, stops: string, width = 7) =>
  rect(
    width / 2,
    width / 2,
    w - width,
    h - width,
    20,
    'none',
    `stroke="${c.lin(stops, 0, 0, 1, 1)}" stroke-width="${width}"`,
  )

export const frames: Readonly<Record<FrameName, Frame>> = {
  gilt: (c, _r, w, h) =>
    bezel(c, w, h, GILT) +
    rect(10, 10, w - 20, h - 20, 13, 'none', 'stroke="#5a2c00" stroke-opacity=".55" stroke-width="2"') +
    corners(
      c,
      w,
      h,
      path('M0 0H46C40 12 28 10 26 26 10 28 12 40 0 46Z', gold(c)) +
        circle(14, 14, 7, c.rad('#ffb3c2 #f0143c:50 #7a0424', 0.35, 0.3, 0.8), 'stroke="#8a4a00" stroke-width="2"'),
    ),
  leaves: (c, r, w, h) => {
    const tones = [
      ['#3fd07a', '#0a5a3a'],
      ['#a8e05a', '#1f7a3a'],
      ['#2fb06a', '#06402f'],
    ].map(([a, b]) =>
      c.part(
        path('M0 0C3.4-4 2.6-8.5 0-10-2.6-8.5-3.4-4 0 0Z', c.lin(`${a} ${b}`)) + line('M0 0V-8.6', '#06382a', 0.2),
      ),
    )
    return times(14, (i) => {
      const left = i % 2,
        top = i < 4
      return at(
        cycle(tones, i),
        `translate(${left ? -6 : w + 6} ${Math.round(top ? 10 + i * 8 : h * 0.6 + i * 11)})rotate(${Math.round((left ? 1 : -1) * (top ? r.between(100, 150) : r.between(30, 84)))})scale(${n(r.between(4.6, 7.2))})`,
      )
    })
  },
  coral: (c, r, w, h) => {
    const twig = ['#ff5d7d', '#ff9a4a', '#d05dff'].map((tint) =>
      c.part(line('M0 0C-4-24 6-40 0-66M0-30q12-8 14-22M-1-44q-10-6-12-16', tint, 9)),
    )
    return [0, 1]
      .map((side) =>
        times(6, (i) =>
          at(
            cycle(twig, i + side),
            `translate(${side ? w - 10 : 10} ${Math.round(h * 0.87)})scale(${side ? -1 : 1} 1)rotate(${-30 + i * 16})scale(${n(r.between(0.8, 1.25))})`,
          ),
        ),
      )
      .join('')
  },
  stone: (c, _r, w, h) =>
    bezel(c, w, h, '#e8c890 #7a5a38:30 #c9a066:55 #3a2616:80 #a87c4a', 9) +
    corners(
      c,
      w,
      h,
      path('M0 0H44V14H14V44H0Z', c.lin('#e8c890 #7a5230')) +
        path('M6 6H36M6 6V36', 'none', 'stroke="#fff0c8" stroke-width="2" opacity=".7"'),
    ),
  tube: (_c, _r, w, h) =>
    rect(9, 9, w - 18, h - 18, 16, 'none', 'stroke="#ff3dbb" stroke-opacity=".35" stroke-width="11"') +
    rect(9, 9, w - 18, h - 18, 16, 'none', 'stroke="#ff8ae0" stroke-width="4"') +
    rect(9, 9, w - 18, h - 18, 16, 'none', 'stroke="#fff" stroke-width="1.2"') +
    rect(17, 17, w - 34, h - 34, 11, 'none', 'stroke="#38e8ff" stroke-opacity=".75" stroke-width="2"'),
  wood: (c, _r, w, h) =>
    bezel(c, w, h, '#e8a860 #7a4420:30 #c47a3a:55 #3a1c0c:80 #a8642e', 10) +
    rect(11, 11, w - 22, h - 22, 12, 'none', 'stroke="#2a1206" stroke-opacity=".6" stroke-width="2"') +
    corners(c, w, h, path('M0 0H34L30 30 0 34Z', gold(c)) + circle(14, 14, 4, '#7a3c00')),
  frost: (c, _r, w, h) =>
    bezel(c, w, h, '#fff #8fd8ff:40 #e8fbff:60 #4aa0e0', 6) +
    corners(
      c,
      w,
      h,
      times(6, (i) =>
        path(
          `M${i * 13} 0l8 ${n(46 - i * 7)}l8 ${n(-46 + i * 7)}ZM0 ${i * 13}l${n(40 - i * 6)} 8l${n(-40 + i * 6)} 8Z`,
          c.lin('#fff #a8e3ff:60 #5ab8f0'),
          'opacity=".92"',
        ),
      ),
    ),
  hoard: (c, r, w, h) =>
    bezel(c, w, h, GILT, 5) +
    ((flat, round) =>
      times(15, (i) =>
        at(
          i % 2 ? flat : round,
          `translate(${Math.round((i * w) / 14)} ${Math.round(h * 0.765 - 20 * Math.abs(i / 7 - 1) + r.between(-4, 6))})scale(${n(r.between(1.2, 1.7))})`,
        ),
      ))(c.part(coin(c, 0, 0, 11, 0.55)), c.part(coin(c, 0, 0, 11, 0.92))) +
    glints(4, () => [r.between(20, w - 20), r.between(h * 0.62, h * 0.76), r.between(6, 10)]),
  drape: (c, _r, w, h) =>
    [0, 1]
      .map((s) =>
        group(
          path(
            `M0 0H64C52 ${h * 0.2} 22 ${h * 0.42} 10 ${h * 0.6}L0 ${h * 0.62}Z`,
            c.lin('#ff5a6b #b80a2c:40 #e8203e:60 #5a0418', 0, 0, 1, 0),
          ) +
            line(`M64 0C52 ${h * 0.2} 22 ${h * 0.42} 10 ${h * 0.6}`, '#ffd95a', 4) +
            line(
              `M22 0C20 ${h * 0.2} 10 ${h * 0.34} 4 ${h * 0.44}M44 0C38 ${h * 0.2} 22 ${h * 0.34} 8 ${h * 0.52}`,
              '#5a0418',
              3,
              'opacity=".6"',
            ),
          s ? `translate(${w} 0)scale(-1 1)` : '',
        ),
      )
      .join('') + bezel(c, w, h, GILT, 5),
  plain: (_c, _r, w, h) =>
    rect(1.5, 1.5, w - 3, h - 3, 20, 'none', 'stroke="#fff" stroke-opacity=".28" stroke-width="3"'),
}
