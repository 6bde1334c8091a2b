import sharp, { type Metadata } from 'sharp'

/** Pixels of the largest picture that is opened: a camera has 50 million. */
const mostPixels = 50_000_000

/** Bytes that a picture may take while it is open, where the format needs all of it at once. */
const mostBytes = 300_000_000

/** The longest side of a picture that is kept; text on a receipt can be read in it. */
const longestSide = 2_400

/** Sides of an avatar in pixels. */
const iconSide = 192

export interface Picture {
  /** WebP, without metadata. */
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/** `icon` is cut to a small square. */
export type Shape = 'icon' | 'whole'

export type Drawn = Picture | 'picture_invalid' | 'picture_too_large'

/**
 * Draws a picture anew from its pixels. What its head states is judged before any pixel is read.
 *
 * @returns the picture, or why there is none
 */
export async function draw(file: Uint8Array, shape: Shape): Promise<Drawn> {
  const stated = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!stated || (stated.format !== 'png' && stated.format !== 'jpeg')) return 'picture_invalid'
  if (stated.width * stated.height > mostPixels || bytesOpen(stated) > mostBytes) return 'picture_too_large'
  const upright = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).rotate()
  const sized =
    shape === 'icon'
      ? upright.resize(iconSide, iconSide, { fit: 'cover' })
      : upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  try {
    const { data, info } = await sized
      .webp({ quality: shape === 'icon' ? 78 : 82 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    // A broken file, or one whose content does not match its first bytes.
    return 'picture_invalid'
  }
}

/** Bytes of all pixels at once, which only a progressive picture needs; any other is read by lines. */
function bytesOpen({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  // A progressive JPEG holds numbers of two bytes.
  const wide = format === 'jpeg' || depth === 'ushort'
  return isProgressive ? width * height * channels * (wide ? 2 : 1) : 0
}
