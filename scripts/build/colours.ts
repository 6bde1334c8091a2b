// Colours as style sheets write them, as numbers.

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number]

/**
 * @param text `#rgb`, `#rrggbb`, `rgb(r g b)`, `rgb(r g b / a)`, or `var(--name)` of a token with such a value
 * @throws Error for any other text
 */
export function rgbaOf(text: string, tokens: Readonly<Record<string, string>> = {}): Rgba {
  const [, token] = /^var\(--([\w-]+)\)$/.exec(text) ?? []
  if (token !== undefined) return rgbaOf(tokens[token] ?? `no token --${token}`, tokens)
  const [, hex] = /^#((?:[0-9a-f]{3}){1,2})$/i.exec(text) ?? []
  if (hex !== undefined) {
    const size = hex.length / 3
    const channel = (place: number) => Number.parseInt(hex.slice(place * size, (place + 1) * size).repeat(3 - size), 16)
    return [channel(0), channel(1), channel(2), 1]
  }
  const [, red, green, blue, opacity = '1'] = /^rgb\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text) ?? []
  if (red === undefined) throw new Error(`${text} is not a colour`)
  return [Number(red), Number(green), Number(blue), Number(opacity)]
}

/** An opaque colour: the upper one over an opaque one. */
export function over(upper: Rgba, lower: Rgba): Rgba {
  const [red, green, blue] = mixed(lower, upper, upper[3])
  return [red, green, blue, 1]
}

/** @param share of the second colour, from 0 to 1 */
export function mixed(one: Rgba, other: Rgba, share: number): Rgba {
  const between = (place: 0 | 1 | 2 | 3) => one[place] + (other[place] - one[place]) * share
  return [between(0), between(1), between(2), between(3)]
}
