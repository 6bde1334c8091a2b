import { CompactEncrypt, importJWK } from 'jose'
import { toJson } from '#lib/json.ts'

/** A public key as `getKeys` gives it. */
export interface PublicKey {
  kid: string
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

/** The sealed content and its parameters; tests change one thing at a time. */
export interface Sealing {
  key: PublicKey
  method: string
  path: string
  body: unknown
  now: Date
  jti?: string
  enc?: 'A256GCM' | 'A128GCM'
  alg?: 'ECDH-ES' | 'ECDH-ES+A256KW'
  /** Instead of all of the above, what the body holds. */
  plain?: unknown
}

/** A sealed body as the site's client creates it. */
export async function seal({
  key,
  method,
  path,
  body,
  now,
  jti,
  enc,
  alg,
  plain,
}: Sealing): Promise<{ sealed: string }> {
  const header = { alg: alg ?? 'ECDH-ES', enc: enc ?? 'A256GCM', kid: key.kid } as const
  const inside = plain ?? { body, method, path, jti: jti ?? crypto.randomUUID(), iat: Math.floor(now.getTime() / 1000) }
  const encryption = new CompactEncrypt(new TextEncoder().encode(toJson(inside))).setProtectedHeader(header)
  return { sealed: await encryption.encrypt(await importJWK(key, header.alg)) }
}
