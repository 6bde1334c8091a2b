import type { Sharp } from 'sharp'

/** Formats of the site's pictures, the smaller one first. */
export type Format = 'avif' | 'webp'

/** Qualities to try in order until a file is small enough. All current browsers load the AVIF. */
const qualities: Readonly<Record<Format, readonly number[]>> = {
  avif: [54, 49, 45, 41, 37, 33, 29, 25],
  webp: [70, 55, 44, 36, 29, 23, 18, 13],
}

const encode = (image: Sharp, format: Format, quality: number) =>
  format === 'avif'
    ? image.clone().avif({ quality, effort: 4 }).toBuffer()
    : image.clone().webp({ quality, effort: 5 }).toBuffer()

/**
 * Encodes a picture with the best quality that fits `limit` bytes.
 *
 * @returns the file, and whether it fits: if none does, the smallest is given
 */
export async function encodeWithin(
  pixels: Sharp,
  format: Format,
  limit: number,
): Promise<{ readonly file: Buffer; readonly fits: boolean }> {
  let smallest: Buffer | undefined
  for (const quality of qualities[format]) {
    const file = await encode(pixels, format, quality)
    if (file.length <= limit) return { file, fits: true }
    if (!smallest || file.length < smallest.length) smallest = file
  }
  if (!smallest) throw new Error(`There is no quality for ${format}`)
  return { file: smallest, fits: false }
}
