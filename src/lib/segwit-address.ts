import { bech32, bech32m } from '@scure/base'

export interface WitnessProgram {
  readonly version: number
  readonly program: Uint8Array
}

/**
 * Reads a segregated witness address: version 0 in Bech32 (BIP-173), all later ones in Bech32m (BIP-350).
 *
 * @param network prefix of the network: `bc` for Bitcoin
 */
export function decodeSegwit(address: string, network: string): WitnessProgram | undefined {
  for (const encoding of [bech32, bech32m]) {
    const decoded = encoding.decodeUnsafe(address)
    if (!decoded) continue
    const [version, ...words] = decoded.words
    if (decoded.prefix !== network || version === undefined || version > 16) return undefined
    if (encoding !== (version === 0 ? bech32 : bech32m)) return undefined
    const program = encoding.fromWordsUnsafe(words)
    return program && hasLength(version, program.length) ? { version, program } : undefined
  }
  return undefined
}

/** BIP-141: 2 to 40 bytes; in version 0 the hash of a key or of a script. */
const hasLength = (version: number, bytes: number): boolean =>
  version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
