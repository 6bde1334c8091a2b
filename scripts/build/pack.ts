// Packs files: writes .br and .gz beside each, so that the server need not compress.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { KeptFiles, keptName } from './cached-builds.ts'

/** Smaller files gain nothing. */
const least = 512

export interface Unpacked {
  readonly file: string
  /** What will be in the file, where it need not be there yet; otherwise it is read. */
  readonly body?: Uint8Array
  /** Of brotli, from 0 to 11. */
  readonly quality: number
}

interface Packed {
  /** Name of the result among those that are kept. */
  readonly name: string
  readonly isNew: boolean
}

interface Batch {
  readonly files: readonly Unpacked[]
  /** Folder of what earlier builds packed. */
  readonly kept: string
  /** When the build began, in milliseconds since 1970. */
  readonly began: number
}

/** @returns what was packed: not the files that are too small */
export function pack({ files, kept, began }: Batch): Packed[] {
  const known = new KeptFiles(kept, began)
  return files.flatMap((file) => packOne(file, known) ?? [])
}

function packOne({ file, body = readFileSync(file), quality }: Unpacked, known: KeptFiles): Packed | undefined {
  if (body.length < least) return undefined
  const name = keptName([`brotli ${process.versions.brotli} ${quality}, gzip ${process.versions.zlib} 9`, body])
  const there = known.find(name)
  const both = there ?? joined(brotli(body, quality), gzipSync(body, { level: 9 }))
  if (!there) known.add(name, both)
  const [br, gz] = parted(both)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
  return { name, isNew: !there }
}

function brotli(body: Uint8Array, quality: number): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** Both are kept in one file: the length of the first, in four bytes, and then the two. */
function joined(first: Buffer, second: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(first.length)
  return Buffer.concat([length, first, second])
}

function parted(both: Buffer): [Buffer, Buffer] {
  const end = 4 + both.readUInt32BE(0)
  return [both.subarray(4, end), both.subarray(end)]
}
