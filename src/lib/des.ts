import { boxes, expansion, final, initial, keyChoice1, keyChoice2, permuted, shifts } from './des-tables.ts'

type Bits = number[]

/**
 * Decrypts DES-ECB with PKCS #7 padding. DES no longer protects anything; it is needed for the addresses of customer
 * service (product rule 13.1).
 *
 * @param key eight bytes
 * @returns undefined if the data or its padding is invalid
 */
export function decryptDes(data: Uint8Array, key: Uint8Array): Uint8Array | undefined {
  if (key.length !== 8 || data.length === 0 || data.length % 8 !== 0) return undefined
  const keys = roundKeys(bitsOf(key)).reverse()
  const plain = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 8) plain.set(bytesOf(block(bitsOf(data.subarray(at, at + 8)), keys)), at)
  const padding = plain.at(-1) ?? 0
  const whole = padding >= 1 && padding <= 8 && plain.subarray(-padding).every((byte) => byte === padding)
  return whole ? plain.subarray(0, -padding) : undefined
}

function block(bits: Bits, keys: readonly Bits[]): Bits {
  const mixed = pick(bits, initial)
  let left = mixed.slice(0, 32)
  let right = mixed.slice(32)
  for (const key of keys) [left, right] = [right, xor(left, feistel(right, key))]
  return pick([...right, ...left], final)
}

function feistel(half: Bits, key: Bits): Bits {
  const wide = xor(pick(half, expansion), key)
  const narrow = boxes.flatMap((box, at) => {
    const six = wide.slice(at * 6, at * 6 + 6)
    const row = numberOf([six[0] ?? 0, six[5] ?? 0])
    return bitsOf4(Number.parseInt(box.charAt(row * 16 + numberOf(six.slice(1, 5))), 16))
  })
  return pick(narrow, permuted)
}

function roundKeys(key: Bits): Bits[] {
  const chosen = pick(key, keyChoice1)
  let turned = 0
  return shifts.map((shift) => {
    turned += shift
    const halves = [chosen.slice(0, 28), chosen.slice(28)]
    return pick(
      halves.flatMap((half) => [...half.slice(turned), ...half.slice(0, turned)]),
      keyChoice2,
    )
  })
}

const pick = (bits: Bits, places: readonly number[]): Bits => places.map((place) => bits[place - 1] ?? 0)
const xor = (left: Bits, right: Bits): Bits => left.map((bit, at) => bit ^ (right[at] ?? 0))
const numberOf = (bits: Bits) => bits.reduce((sum, bit) => sum * 2 + bit, 0)
const bitsOf4 = (number: number) => [8, 4, 2, 1].map((weight) => (number & weight ? 1 : 0))
const bitsOf = (bytes: Uint8Array): Bits => [...bytes].flatMap((byte) => [...bitsOf4(byte >> 4), ...bitsOf4(byte & 15)])
const bytesOf = (bits: Bits) =>
  Array.from({ length: bits.length / 8 }, (_, at) => numberOf(bits.slice(at * 8, at * 8 + 8)))
