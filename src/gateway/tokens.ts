import { createHash, randomBytes } from 'node:crypto'

/** A new token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. Tokens are random, so a plain hash cannot be reversed. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
