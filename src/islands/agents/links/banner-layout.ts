/** The sizes of banners that messengers and social networks show whole. */
export const bannerSizes = { square: [1080, 1080], wide: [1200, 628], story: [1080, 1920] } as const
export type BannerSize = keyof typeof bannerSizes

/** A place on a banner, in pixels of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Layout {
  /** The brand's mark, and its name beside it. */
  readonly mark: Box
  readonly brand: Box
  readonly headline: Box
  readonly text: Box
  /** The white card with the QR code; `scan` and `code` are below or beside it. */
  readonly card: Box
  readonly scan: Box
  readonly code: Box
  readonly art: Box
  readonly law: Box
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** The places of all parts of a banner; nothing overlaps. */
export const bannerLayouts: Readonly<Record<BannerSize, Layout>> = {
  square: {
    mark: box(72, 64, 88, 88),
    brand: box(180, 72, 460, 72),
    headline: box(72, 196, 600, 236),
    text: box(72, 452, 620, 132),
    card: box(72, 620, 388, 388),
    scan: box(500, 690, 508, 108),
    code: box(500, 812, 508, 108),
    art: box(692, 84, 352, 352),
    law: box(500, 968, 508, 40),
  },
  wide: {
    mark: box(56, 48, 68, 68),
    brand: box(140, 52, 400, 60),
    headline: box(56, 144, 700, 170),
    text: box(56, 330, 620, 90),
    card: box(812, 56, 332, 332),
    scan: box(812, 410, 332, 76),
    code: box(812, 496, 332, 84),
    art: box(590, 428, 170, 170),
    law: box(56, 540, 500, 36),
  },
  story: {
    mark: box(84, 190, 104, 104),
    brand: box(212, 200, 380, 84),
    headline: box(84, 510, 912, 270),
    text: box(84, 800, 860, 130),
    card: box(290, 980, 500, 500),
    scan: box(84, 1516, 912, 64),
    code: box(84, 1596, 912, 112),
    art: box(610, 90, 400, 400),
    law: box(84, 1760, 912, 44),
  },
}

/** Width of a text in pixels at a font size. */
export type Measure = (text: string, size: number) => number

/** Breaks a text into lines that are not wider than a box, if its words are not. */
function linesOf(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Height of a line by the size of its letters. */
export const leading = 1.16

/** The largest size up to `most` at which a text fits into a box, and its lines. */
export function fitted(text: string, { width, height }: Pick<Box, 'width' | 'height'>, most: number, measure: Measure) {
  for (let size = most; ; size -= 2) {
    const lines = linesOf(text, width, size, measure)
    const fits = lines.length * size * leading <= height && lines.every((line) => measure(line, size) <= width)
    if (fits || size <= 14) return { size, lines }
  }
}
