import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, in the format of a camera or a screenshot. */
export function picture({
  width = 40,
  height = 30,
  type = 'png',
}: {
  width?: number
  height?: number
  type?: 'png' | 'jpeg' | 'webp' | 'gif'
} = {}): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#c1272d' } })
    [type]()
    .toBuffer()
}

/** A small PNG that states any size, and has far fewer pixels: it cannot be opened. */
export const bomb = (width: number, height: number): Uint8Array => png(width, height, Buffer.alloc(1024))

/** A small PNG that really has all the pixels of its size, and can be opened: equal pixels need nearly no place in a file. */
export const fullBomb = (width: number, height: number): Uint8Array =>
  png(width, height, Buffer.alloc((1 + Math.ceil(width / 8)) * height))

/** A PNG of one bit of grey for each pixel. @param rows each begins with a byte for its filter */
function png(width: number, height: number, rows: Buffer): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), end])
}
