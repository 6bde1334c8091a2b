const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** The remainder of the check sum for each encoding: BIP-173 and BIP-350. */
const constants = { bech32: 1, bech32m: 0x2bc830a3 } as const

export interface Bech32 {
  readonly encoding: keyof typeof constants
  /** In lower case. */
  readonly prefix: string
  /** Five bits each, without the check sum. */
  readonly values: readonly number[]
}

function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >>> bit) & 1) sum ^= generator
  }
  return sum
}

const expanded = (prefix: string): number[] => {
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** Reads a text in Bech32 (BIP-173) or Bech32m (BIP-350); undefined if it is neither. */
export function decodeBech32(text: string): Bech32 | undefined {
  const small = text.toLowerCase()
  const isMixed = text !== small && text !== text.toUpperCase()
  const separator = small.lastIndexOf('1')
  if (isMixed || text.length > 90 || !/^[\x21-\x7e]+$/.test(text)) return undefined
  if (separator < 1 || separator + 7 > text.length) return undefined
  const prefix = small.slice(0, separator)
  const values = [...small.slice(separator + 1)].map((character) => alphabet.indexOf(character))
  if (values.includes(-1)) return undefined
  const left = polymod([...expanded(prefix), ...values])
  const encoding = (['bech32', 'bech32m'] as const).find((name) => constants[name] === left)
  return encoding && { encoding, prefix, values: values.slice(0, -6) }
}
