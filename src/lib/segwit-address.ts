import { decodeBech32 } from './bech32.ts'

export interface WitnessProgram {
  readonly version: number
  readonly program: readonly number[]
}

/** Bytes out of groups of five bits; undefined if more is left over than padding of zeros. */
function bytesOf(values: readonly number[]): number[] | undefined {
  const bytes: number[] = []
  let [rest, bits] = [0, 0]
  for (const value of values) {
    rest = ((rest << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((rest >> bits) & 0xff)
    }
  }
  return bits < 5 && (rest & ((1 << bits) - 1)) === 0 ? bytes : undefined
}

/**
 * Reads a segregated witness address: version 0 in Bech32, all later ones in Bech32m (BIP-350).
 *
 * @param network prefix of the network: `bc` for Bitcoin
 */
export function decodeSegwit(address: string, network: string): WitnessProgram | undefined {
  const decoded = decodeBech32(address)
  const [version, ...values] = decoded?.values ?? []
  if (decoded?.prefix !== network || version === undefined || version > 16) return undefined
  if (decoded.encoding !== (version === 0 ? 'bech32' : 'bech32m')) return undefined
  const program = bytesOf(values)
  if (!program || program.length < 2 || program.length > 40) return undefined
  if (version === 0 && program.length !== 20 && program.length !== 32) return undefined
  return { version, program }
}
