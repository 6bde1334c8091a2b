import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file in an archive; its content comes piece by piece. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string> | Iterable<string>
}

interface Written {
  readonly name: Buffer
  readonly offset: number
  crc: number
  packed: number
  size: number
}

const version = 20
/** Sizes and checksum follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x808
const deflated = 8
/** 1 January 1980, the first day that the format has: archives of the same content are the same. */
const date = 0x21

/** Numbers of 2 and 4 bytes, as the format writes them. */
function bytes(...fields: readonly (readonly [value: number, length: 2 | 4])[]): Buffer {
  const all = Buffer.alloc(fields.reduce((sum, [, length]) => sum + length, 0))
  let place = 0
  for (const [value, length] of fields) place = all.writeUIntLE(value, place, length)
  return all
}

/** The fields that a local header and the directory share. */
const head = ({ name, crc, packed, size }: Written): readonly (readonly [number, 2 | 4])[] => [
  [version, 2],
  [flags, 2],
  [deflated, 2],
  [0, 2],
  [date, 2],
  [crc, 4],
  [packed, 4],
  [size, 4],
  [name.length, 2],
  [0, 2],
]

/**
 * A ZIP archive, a piece at a time: nothing of a content is kept. Archives and contents end below 4 GB.
 *
 * @throws RangeError at 4 GB
 */
export async function* zipped(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const all: Written[] = []
  let at = 0
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), offset: at, crc: 0, packed: 0, size: 0 }
    all.push(entry)
    const local = Buffer.concat([bytes([0x04034b50, 4], ...head(entry)), entry.name])
    at += local.length
    yield local
    for await (const piece of packing(entry, content)) {
      at += piece.length
      yield piece
    }
    const sizes = bytes([0x08074b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.size, 4])
    at += sizes.length
    yield sizes
  }
  const directory = Buffer.concat(all.map(inDirectory))
  yield directory
  const count = all.length
  yield bytes([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [at, 4], [0, 2])
}

const inDirectory = (entry: Written) =>
  Buffer.concat([
    bytes([0x02014b50, 4], [version, 2], ...head(entry), [0, 2], [0, 2], [0, 2], [0, 4], [entry.offset, 4]),
    entry.name,
  ])

/** Compresses the content, and stores its size and checksum in the entry. */
async function* packing(entry: Written, content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  async function* measured() {
    for await (const text of content) {
      const piece = Buffer.from(text)
      entry.crc = crc32(piece, entry.crc)
      entry.size += piece.length
      yield piece
    }
  }
  const source = Readable.from(measured())
  const packed = createDeflateRaw()
  source.on('error', (error) => packed.destroy(error))
  try {
    for await (const piece of source.pipe(packed)) {
      const made: Uint8Array = piece
      entry.packed += made.length
      yield made
    }
  } finally {
    // A receiver who has left needs no more of the content.
    source.destroy()
  }
}
