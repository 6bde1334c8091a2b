import sharp from 'sharp'
import { encodeWithin } from '#gateway/platform/uploads/encode-within.ts'
import type { Format } from './pieces.ts'

sharp.concurrency(2)

/** Encodes an SVG document at a size. Throws RangeError if no quality fits `limit` bytes. */
export async function raster(
  svg: string,
  size: { readonly width: number; readonly height: number },
  format: Format,
  limit: number,
): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
  const pixels = sharp(await image.png({ compressionLevel: 0 }).toBuffer())
  const { file, fits } = await encodeWithin(pixels, format, limit)
  if (!fits) throw new RangeError(`No quality makes ${size.width}×${size.height} ${format} fit ${limit} bytes`)
  return file
}
