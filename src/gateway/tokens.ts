import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. It is random throughout, so a plain hash cannot be searched. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
