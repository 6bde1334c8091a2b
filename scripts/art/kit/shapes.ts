/** A number with one decimal, which is precise enough for a picture. */
export const n = (v: number): string => String(Math.round(v * 10) / 10)

export type Point = readonly [x: number, y: number]

const paint = (fill: string, more?: string) => ` fill="${fill}"${more ? ` ${more}` : ''}/>`
export const path = (d: string, fill: string, more?: string): string => `<path d="${d}"${paint(fill, more)}`
export const circle = (x: number, y: number, r: number, fill: string, more?: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${paint(fill, more)}`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more?: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${paint(fill, more)}`
export const rect = (x: number, y: number, w: number, h: number, rx: number, fill: string, more?: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(rx)}"${paint(fill, more)}`
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more ? ` ${more}` : ''}/>`
export const group = (inner: string, transform = '', more = ''): string =>
  `<g${transform ? ` transform="${transform}"` : ''}${more ? ` ${more}` : ''}>${inner}</g>`
export const at = (id: string, transform: string): string => `<use href="${id}" transform="${transform}"/>`

/** Draws one half and reflects it; the id is derived from the drawing. */
export const mirror = (inner: string): string => {
  const id = `h${[...inner].reduce((h, ch) => (Math.imul(h, 31) + ch.charCodeAt(0)) >>> 0, 7).toString(36)}`
  return `<g id="${id}">${inner}</g><use href="#${id}" transform="scale(-1 1)"/>`
}

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Draws once per place; a place may have a size. */
export const each = (
  places: readonly (readonly [x: number, y: number, size?: number])[],
  draw: (x: number, y: number, size: number) => string,
): string => places.map(([x, y, size = 0]) => draw(x, y, size)).join('')

export const polar = (r: number, degrees: number): Point => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
]

export const ring = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const star = (x: number, y: number, outer: number, inner: number, tips = 5, turn = -90): string =>
  ring(
    Array.from({ length: tips * 2 }, (_, i) => {
      const [dx, dy] = polar(i % 2 ? inner : outer, turn + (180 * i) / tips)
      return [x + dx, y + dy]
    }),
  )
