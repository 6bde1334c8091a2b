import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { hasShape, tidyCryptoAddress } from '#lib/crypto-shape.ts'
import type { CryptoKind } from '#lib/payout-kinds.ts'
import { decodeSegwit } from '#lib/segwit-address.ts'

const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a text in base 58; undefined if it holds another character. A leading `1` is a byte of zero. */
function decodeBase58(text: string): Uint8Array | undefined {
  let number = 0n
  for (const character of text) {
    const value = base58Alphabet.indexOf(character)
    if (value === -1) return undefined
    number = number * 58n + BigInt(value)
  }
  const bytes: number[] = []
  for (let rest = number; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}

const checkSumLength = 4

/**
 * The bytes of a text in Base58Check, without their check sum: the first four bytes of a double SHA-256.
 *
 * @returns undefined if the characters or the check sum are wrong
 */
function decodeBase58Check(text: string, sha256: (bytes: Uint8Array) => Uint8Array): Uint8Array | undefined {
  const bytes = decodeBase58(text)
  if (!bytes || bytes.length <= checkSumLength) return undefined
  const payload = bytes.slice(0, -checkSumLength)
  const sum = sha256(sha256(payload))
  return bytes.slice(-checkSumLength).every((byte, place) => byte === sum[place]) ? payload : undefined
}

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
