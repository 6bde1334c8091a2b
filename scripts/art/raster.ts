import sharp, { type Sharp } from 'sharp'
import type { Format } from './pieces.ts'

sharp.concurrency(2)

/** Qualities to try in order until a file is small enough. All current browsers load the AVIF. */
const QUALITIES: Readonly<Record<Format, readonly number[]>> = {
  avif: [54, 49, 45, 41, 37, 33, 29, 25],
  webp: [70, 55, 44, 36, 29, 23, 18, 13],
}

const encode = (image: Sharp, format: Format, quality: number) =>
  format === 'avif'
    ? image.clone().avif({ quality, effort: 4 }).toBuffer()
    : image.clone().webp({ quality, effort: 5 }).toBuffer()

/** Encodes an SVG document at a size. Throws RangeError if no quality fits `limit` bytes. */
export async function raster(
  svg: string,
  size: { readonly width: number; readonly height: number },
  format: Format,
  limit: number,
): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
  const pixels = sharp(await image.png({ compressionLevel: 0 }).toBuffer())
  for (const quality of QUALITIES[format]) {
    const file = await encode(pixels, format, quality)
    if (file.length <= limit) return file
  }
  throw new RangeError(`No quality makes ${size.width}×${size.height} ${format} fit ${limit} bytes`)
}
