type Rgb = readonly [r: number, g: number, b: number]

const parse = (hex: string): Rgb => {
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  const part = (from: number) => Number.parseInt(long.slice(from, from + 2), 16)
  return [part(0), part(2), part(4)]
}

const write = (rgb: Rgb) =>
  `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Rotates the hue of a colour and keeps its luminance, as the hue rotation of the SVG filter standard. */
function turned([r, g, b]: Rgb, degrees: number): Rgb {
  const a = (degrees * Math.PI) / 180
  const cos = Math.cos(a)
  const sin = Math.sin(a)
  const row = (lr: number, lg: number, lb: number, sr: number, sg: number, sb: number, own: Rgb) =>
    r * (lr + cos * (own[0] - lr) + sin * sr) +
    g * (lg + cos * (own[1] - lg) + sin * sg) +
    b * (lb + cos * (own[2] - lb) + sin * sb)
  return [
    row(0.213, 0.715, 0.072, -0.213, -0.715, 0.928, [1, 0, 0]),
    row(0.213, 0.715, 0.072, 0.143, 0.14, -0.283, [0, 1, 0]),
    row(0.213, 0.715, 0.072, -0.787, 0.715, 0.072, [0, 0, 1]),
  ]
}

/** Rotates every colour of a drawing by `degrees`. Ids never look like colours (see Canvas), so a pattern is enough. */
export const turnColours = (svg: string, degrees: number): string =>
  degrees === 0
    ? svg
    : svg.replace(
        /(["])#([0-9a-f]{6}|[0-9a-f]{3})(?=["])/g,
        (_, quote: string, hex: string) => quote + write(turned(parse(hex), degrees)),
      )
