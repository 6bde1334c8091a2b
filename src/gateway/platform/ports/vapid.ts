import { createECDH, createHash } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

/** Seconds for which a signature is valid; push services accept at most 24 hours. */
const lifetime = 12 * 3600

/** The key pair by which push services know this operator (RFC 8292). */
export interface VapidKeys {
  /** An uncompressed point of P-256, base64url. */
  readonly publicKey: string
  /** 32 bytes, base64url. */
  readonly privateKey: string
}

/** @throws Error if it is no private key of P-256 */
export function vapidKeys(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

/** A private key made from a shared secret, the same for every gateway. All but one secret in 2^32 give a valid key. */
export const privateKeyFrom = (secret: string) => createHash('sha256').update(`vapid:${secret}`).digest('base64url')

/**
 * The header that proves to a push service who sends.
 *
 * @param contact how its people reach the operator: `mailto:` or `https:`
 */
export async function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { readonly endpoint: string; readonly contact: string; readonly now: Date },
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', d: privateKey, x: half(1), y: half(33) }, 'ES256')
  const token = await new SignJWT({ aud: new URL(endpoint).origin, sub: contact })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setExpirationTime(Math.floor(now.getTime() / 1000) + lifetime)
    .sign(key)
  return `vapid t=${token}, k=${publicKey}`
}
