import { tighten } from './kit/tighten.ts'

/** Wraps layers into one SVG document of w × h units. */
export const picture = (w: number, h: number, defs: readonly string[], body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs.map(tighten).join('')}</defs>${tighten(body)}</svg>\n`
