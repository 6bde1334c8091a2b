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

/** A small PNG that states any size, as a bomb does: opening it would take gigabytes. */
export function bomb(width: number, height: number): Uint8Array {
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
  // One bit of grey for each pixel.
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1024))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
