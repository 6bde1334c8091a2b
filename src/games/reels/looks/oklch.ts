/**
 * A colour of OKLCH as `#rrggbb`. Colours outside of sRGB lose chroma until they fit, so that lightness, and with it the
 * contrast of texts, stays as asked.
 *
 * @param lightness 0 to 1
 * @param chroma 0 (grey) to about 0.3
 * @param hue in degrees
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let part = chroma; part > 0; part -= 0.005) {
    const channels = linearOf(lightness, part, hue)
    if (channels.every((value) => value >= -0.0005 && value <= 1.0005)) return hexOf(channels)
  }
  return hexOf(linearOf(lightness, 0, hue))
}

/** Linear red, green and blue (Björn Ottosson's matrices of OKLab). */
function linearOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOf(linear: readonly number[]): string {
  const bytes = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value))
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
