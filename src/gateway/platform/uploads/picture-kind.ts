/** Kinds of pictures that are ever opened. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

/** Bytes in which an AVIF names itself: in the first box, among what it is compatible with (ISO 23000-22, 10.2). */
const firstBox = 64

/** What a file says of itself by its first bytes; undefined if it is no picture that is opened. */
export function kindOf(file: Uint8Array): PictureKind | undefined {
  const begins = (signature: readonly number[]) => signature.every((byte, place) => file[place] === byte)
  const text = (from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')
  if (begins(png)) return 'png'
  if (begins(jpeg)) return 'jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, firstBox)) ? 'avif' : undefined
}
