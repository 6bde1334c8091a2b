import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { decodeBase58Check } from '#lib/base58.ts'
import { hasShape } from '#lib/crypto-shape.ts'
import { isEip55 } from '#lib/eip55.ts'
import type { CryptoKind } from '#lib/payout-kinds.ts'
import { decodeSegwit } from '#lib/segwit-address.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const keccak256 = (text: string): string => Buffer.from(keccak_256(Buffer.from(text))).toString('hex')

/** A version byte and the twenty bytes of a hash. */
function isHash(address: string, versions: readonly number[]): boolean {
  const payload = decodeBase58Check(address, sha256)
  return payload?.length === 21 && versions.includes(payload[0] ?? -1)
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
  const address = written.trim()
  if (!hasShape(kind, address) || !checks[kind](address)) return undefined
  return address.startsWith('BC1') ? address.toLowerCase() : address
}
