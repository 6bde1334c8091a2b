import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A new token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. Tokens are random, so a plain hash cannot be reversed. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/**
 * The reference of an order, derived from its content: 32 of `0-9A-F`. A repeated order has the same reference, also at a
 * provider, and also when its idempotency key has been forgotten here.
 */
export function derivedReference(...of: readonly (string | number | bigint)[]): string {
  return createHash('sha256').update(of.join(':')).digest('hex').slice(0, 32).toUpperCase()
}

/**
 * Letters and digits that are not mistaken for each other: 31 of them, so eight make some 850 thousand million codes.
 */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const letters = 8

/** A code for an invitation that cannot be guessed. */
export function randomCode(): string {
  return Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('')
}
