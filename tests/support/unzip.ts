import { crc32, inflateRawSync } from 'node:zlib'

/** The files of an archive, read by its directory; throws if a checksum or a size is not what it says. */
export function unzipped(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [16, 20, 24].map((place) => bytes.readUInt32LE(at + place))
    const length = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + length)
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26)
    const content = inflateRawSync(bytes.subarray(from, from + (packed ?? 0)))
    if (crc32(content) !== crc || content.length !== size) throw new Error(`${name} is broken`)
    files.set(name, content.toString('utf8'))
    at += 46 + length
  }
  return files
}
