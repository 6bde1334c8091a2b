import type { LetteringName } from '#lib/art-names.ts'
import { at, type Canvas, circle, group, line, n, oval, path, star, times } from '#scripts/art/kit/kit.ts'
import { glyphOf } from '#scripts/art/letterings/lettering.ts'
import { letterings } from '#scripts/art/letterings/letterings.ts'

/** A word centred on (x, y), `size` units per em. */
export function word(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  style: LetteringName = 'sport',
  more = '',
): string {
  const face = letterings[style]
  const k = size / 100
  let left = -[...text].reduce((sum, ch) => sum + glyphOf(face, ch)[0], 0) / 2
  const drawn = [...text].map((ch) => {
    const [advance, d] = glyphOf(face, ch)
    const shape = path(d, fill, left ? `transform="translate(${n(left)})"` : '')
    left += advance
    return shape
  })
  return group(
    drawn.join(''),
    `translate(${n(x)} ${n(y + (face.cap * k) / 2)})scale(${Math.round(k * 100) / 100})`,
    more,
  )
}

/** Card suits, 24 units tall around (0, 0). */
export const suit = {
  heart: 'M0 9C-14-2-12-12-6-12-2-12 0-9 0-7 0-9 2-12 6-12 12-12 14-2 0 9Z',
  diamond: 'M0-12L9 0 0 12-9 0Z',
  spade: 'M0-12C14-1 12 7 6 7 4 7 2 6 1 4L4 12H-4L-1 4C-2 6-4 7-6 7-12 7-14-1 0-12Z',
  club: 'M0-12a5.5 5.5 0 0 1 4.6 8.6A5.5 5.5 0 1 1 1 4L4 12H-4L-1 4A5.5 5.5 0 1 1-4.6-3.4 5.5 5.5 0 0 1 0-12Z',
} as const

/** Numbered lottery ball. */
export const ball = (c: Canvas, x: number, y: number, r: number, tint: string, label: string, turn = 0): string =>
  circle(x, y, r, c.rad(tint, 0.36, 0.3, 0.75)) +
  group(
    oval(0, 0, r * 0.56, r * 0.56, c.rad('#fff #fff:60 #dfe3ee', 0.4, 0.35, 0.8)) +
      word(label, 0, 0, r * 0.62, '#1b1230'),
    `translate(${x} ${y})rotate(${turn})`,
  ) +
  oval(
    x - r * 0.34,
    y - r * 0.58,
    r * 0.32,
    r * 0.16,
    '#fff',
    `opacity=".75" transform="rotate(-30 ${n(x - r * 0.34)} ${n(y - r * 0.58)})"`,
  )

/** Stack of casino chips, `tall` chips high. */
export function chip(c: Canvas, x: number, y: number, r: number, tint: string, squash = 0.42, tall = 1): string {
  const metal = c.lin(tint, 0, 0, 1, 0)
  const edge =
    path(`M${-r} 0v${n(r * 0.28)}a${r} ${n(r * squash)} 0 0 0 ${r * 2} 0v${n(-r * 0.28)}Z`, metal) +
    line(`M${-r} ${n(r * 0.28)}a${r} ${n(r * squash)} 0 0 0 ${r * 2} 0`, '#1a0a1e', 1.5, 'opacity=".5"') +
    path(
      `M${n(-r * 0.5)} ${n(r * 0.34)}v${n(r * 0.28)}q${n(r * 0.16)} 4 ${n(r * 0.32)} 5v${n(-r * 0.28)}ZM${n(r * 0.4)} ${n(r * 0.38)}v${n(r * 0.28)}q${n(r * 0.16)}-1 ${n(r * 0.3)}-5v${n(-r * 0.28)}Z`,
      '#fff',
      'opacity=".92"',
    )
  const id = c.part(edge)
  const ringed = `stroke="#fff" stroke-width="${n(r * 0.2)}" stroke-linecap="butt" stroke-dasharray="${n(r * 0.42)} ${n(r * 0.5)}"`
  const top =
    oval(0, 0, r, r * squash, metal) +
    oval(0, 0, r * 0.86, r * 0.86 * squash, 'none', ringed) +
    oval(0, 0, r * 0.6, r * 0.6 * squash, c.lin('#fff #d9def0')) +
    path(star(0, 0, r * 0.4, r * 0.18), metal, `transform="scale(1 ${squash})"`)
  return (
    times(tall, (i) => at(id, `translate(${n(x)} ${n(y - i * r * 0.3)})`)) +
    group(top, `translate(${n(x)} ${n(y - (tall - 1) * r * 0.3)})`)
  )
}

/** Feather standing on (0, 0). */
export const quill = (len: number, wide: number): string =>
  `M0 0C${-wide} ${n(-len * 0.35)} ${-wide} ${n(-len * 0.86)} 0 ${-len}C${wide} ${n(-len * 0.86)} ${wide} ${n(-len * 0.35)} 0 0Z`

/** Feathers spread from (0, 0) between two angles. */
export function fan(
  c: Canvas,
  count: number,
  from: number,
  to: number,
  len: number,
  wide: number,
  fill: string,
  vein: string,
): string {
  const id = c.part(path(quill(len, wide), fill) + line(`M0-12V${n(-len * 0.92)}`, vein, 1.6))
  return times(count, (i) => at(id, `rotate(${n(from + ((to - from) * i) / (count - 1))})`))
}

/** Round eye with iris and light. */
export const eye = (c: Canvas, x: number, y: number, r: number, iris: string): string =>
  circle(x, y, r, '#fff') +
  circle(x, y, r * 0.76, c.rad(iris, 0.4, 0.35, 0.8)) +
  circle(x, y, r * 0.42, '#12081f') +
  circle(x - r * 0.28, y - r * 0.34, r * 0.26, '#fff')
