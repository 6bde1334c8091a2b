import sharp from 'sharp'
import { encodeWithin } from './encode-within.ts'

/** Pixels of the largest picture that is opened; an AVIF is open whole. */
const mostPixels = 16_000_000

/** Sizes of a game's tile, as `tilePictures` of `lib/art.ts` has them; the largest first. */
const sizes = [
  { width: 240, height: 320 },
  { width: 160, height: 214 },
] as const

/** Bytes that a file of a tile should have at most. A photograph may need more. */
const limit = 9_000

/** Content of a game's tile by the end of its address: `160.avif`. */
export type TileFiles = ReadonlyMap<string, Uint8Array>

export type DrawnTile = TileFiles | 'picture_invalid' | 'picture_too_large'

/** The ends of the addresses of a tile. */
export const tileEndings: readonly string[] = sizes.flatMap(({ width }) => [`${width}.avif`, `${width}.webp`])

const formats = ['jpeg', 'png', 'webp', 'heif']

/**
 * Draws the tile of a game anew from the pixels of a picture, in every size and format, cut to the tile's shape. What its head
 * states is judged before any pixel is read.
 *
 * @returns the files, or why there are none: also a picture that is smaller than a tile is invalid
 */
export async function drawTile(file: Uint8Array): Promise<DrawnTile> {
  const stated = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const [largest, smallest] = sizes
  if (!(stated && formats.includes(stated.format)) || (stated.format === 'heif' && stated.compression !== 'av1'))
    return 'picture_invalid'
  if (stated.width < smallest.width || stated.height < smallest.height) return 'picture_invalid'
  if (stated.width * stated.height > mostPixels) return 'picture_too_large'
  try {
    const whole = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(largest.width, largest.height, { fit: 'cover' })
      .flatten({ background: 'black' })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const files = new Map<string, Uint8Array>()
    for (const { width, height } of sizes) {
      const pixels = sharp(await sharp(whole).resize(width, height).png({ compressionLevel: 0 }).toBuffer())
      for (const format of ['avif', 'webp'] as const)
        files.set(`${width}.${format}`, (await encodeWithin(pixels, format, limit)).file)
    }
    return files
  } catch {
    // A broken file, or one whose content does not match its first bytes.
    return 'picture_invalid'
  }
}
