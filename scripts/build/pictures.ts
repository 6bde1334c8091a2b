// Draws a brand's raster pictures: icons of the installed site, and the preview of shared links.
import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import type { SiteLanguage } from '#lib/languages.ts'
import { backdrop } from '../art/backdrop.ts'
import { Canvas } from '../art/kit/kit.ts'
import { seeded } from '../art/kit/random.ts'
import { letterings } from '../art/letterings/letterings.ts'
import { picture } from '../art/picture.ts'
import { title } from '../art/title.ts'
import type { OperatorLogos } from './brand-file.ts'
import type { Keep } from './cached-builds.ts'

/** Maximum size of a link preview in bytes. */
const socialLimit = 80_000

/** A picture depends on what draws it, too. */
const tools = [await readFile(import.meta.filename), JSON.stringify(sharp.versions)]

/** Keeps nothing. */
const anew: Keep = (_, make) => make()

/** Size that messengers and social networks expect. */
const socialSize = { width: 1200, height: 630 } as const

/**
 * The logo on a plain background, with the margin that a maskable icon may lose.
 *
 * @param ground six-digit hex colour
 */
export function iconPicture(mark: string, size: number, ground: string, keep = anew): Promise<Uint8Array> {
  return keep([...tools, mark, `${size} ${ground}`], async () => {
    const inner = await drawn(mark, Math.round(size * 0.6), Math.round(size * 0.6))
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: inner }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  })
}

/**
 * The preview of shared links: scene, logo, name, and the main categories in the page's language. Words with characters
 * that the drawn alphabet lacks are omitted, because fonts differ between machines.
 *
 * @throws RangeError if no quality makes it small enough
 */
export async function socialPicture(logos: OperatorLogos, language: SiteLanguage, keep = anew): Promise<Uint8Array> {
  const { width, height } = socialSize
  const scene = backdrop('jungle', seeded('social'), { w: width, h: height, x: 880, y: 300 })
  const c = new Canvas()
  const dim = `<path d="M0 0H${width}V${height}H0Z" fill="${c.lin('#07081a/.95 #07081a/.8:50 #07081a/.15:90', 0, 0, 1, 0)}"/>`
  const words = await lines(language)
  const line = words ? title(c, words, 330, 440, { wide: 520, tall: 150, style: 'sport', ink: 'white' }).drawn : ''
  const ground = picture(width, height, [...scene.defs, ...c.defs], scene.body + dim + line)
  return keep([...tools, ground, logos.mark, logos.wordmark], () => composed(ground, logos))
}

/** The scene with the logos on it. */
async function composed(ground: string, { mark, wordmark }: OperatorLogos): Promise<Buffer> {
  const layers: OverlayOptions[] = [
    { input: await drawn(mark, 380, 380), left: 740, top: 125 },
    { input: await drawn(wordmark.replaceAll('currentColor', '#ffffff'), 520, 170), left: 70, top: 150 },
  ]
  const pixels = await sharp(Buffer.from(ground)).composite(layers).png({ compressionLevel: 1 }).toBuffer()
  for (const quality of [82, 74, 66, 58, 50, 42]) {
    const file = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length <= socialLimit) return file
  }
  throw new RangeError(`No quality makes the preview of shared links fit ${socialLimit} bytes`)
}

/** A logo within a box, on a transparent background. */
function drawn(svg: string, width: number, height: number): Promise<Buffer> {
  const fit = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  return sharp(Buffer.from(svg), { density: 600 }).resize(width, height, fit).png().toBuffer()
}

async function lines(language: SiteLanguage): Promise<string[] | undefined> {
  const texts: Record<string, string> = JSON.parse(await readFile(`locales/${language}/common.json`, 'utf8'))
  const words = ['RNG', 'LIVE', 'SPORTS'].map((key) => (texts[`category.${key}`] ?? '').toUpperCase())
  const known = letterings.sport.glyphs
  return words.every((word) => [...word].every((letter) => letter === ' ' || known[letter])) ? words : undefined
}
