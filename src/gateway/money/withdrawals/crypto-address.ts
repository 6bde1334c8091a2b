import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check } from '@scure/base'
import { hasShape, tidyCryptoAddress } from '#lib/crypto-shape.ts'
import type { CryptoKind } from '#lib/payout-kinds.ts'
import { decodeSegwit } from '#lib/segwit-address.ts'

const base58check = createBase58check(sha256)
const keccak256 = (text: string): string => Buffer.from(keccak_256(Buffer.from(text))).toString('hex')

/** A version byte and the twenty bytes of a hash, in Base58Check. */
function isHash(address: string, versions: readonly number[]): boolean {
  try {
    const payload = base58check.decode(address)
    return payload.length === 21 && versions.includes(payload[0] ?? -1)
  } catch {
    // A character that is none of the 58, or a wrong check sum.
    return false
  }
}

/** Only versions 0 and 1 (Taproot): anybody can take money that was paid to a version without rules. */
function isWitness(address: string): boolean {
  const witness = decodeSegwit(address, 'bc')
  return witness !== undefined && (witness.version === 0 || (witness.version === 1 && witness.program.length === 32))
}

const checks: Readonly<Record<CryptoKind, (address: string) => boolean>> = {
  usdt_tron: (address) => isHash(address, [0x41]),
  usdt_ethereum: (address) => isEip55(address, keccak256),
  bitcoin: (address) => isHash(address, [0x00, 0x05]) || isWitness(address),
}

/** The stored spelling of an address; undefined if its check sum is wrong, or it belongs to another network. */
export function checkedCryptoAddress(kind: CryptoKind, written: string): string | undefined {
  const address = tidyCryptoAddress(written)
  if (!hasShape(kind, address) || !checks[kind](address)) return undefined
  return address.startsWith('BC1') ? address.toLowerCase() : address
}

/**
 * Whether an Ethereum address is in the spelling of EIP-55, whose capitals are a checksum. An address in lower case
 * has none, and only passes if its check sum happens to have no capitals.
 *
 * @param keccak256 of a text, as hex digits
 */
function isEip55(address: string, keccak256: (text: string) => string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  const hash = keccak256(digits.toLowerCase())
  const right = [...digits.toLowerCase()].map((digit, place) =>
    Number.parseInt(hash[place] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return right.join('') === digits
}
