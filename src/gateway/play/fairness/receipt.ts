import { createHash } from 'node:crypto'
import { CompactSign, calculateJwkThumbprint, importJWK } from 'jose'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Json } from '#gateway/platform/db/rows.ts'
import { sharedSecret } from '#gateway/platform/ports/secrets.ts'
import { vapidKeys } from '#gateway/platform/ports/vapid.ts'

/** The public key of receipts as a JSON Web Key, and its thumbprint. */
export async function receiptKey(deps: GatewayDeps) {
  const { key } = await keyPair(deps)
  return { kid: await calculateJwkThumbprint(key), key }
}

/** Signs facts of a round, so that a member can show later what this gateway said. */
export async function signedReceipt(deps: GatewayDeps, facts: { readonly [name: string]: Json }): Promise<string> {
  const { key, d } = await keyPair(deps)
  const header = { alg: 'ES256', typ: 'round-receipt+jws', kid: await calculateJwkThumbprint(key), jwk: key }
  const text = JSON.stringify({ iss: deps.config.siteUrl, iat: Math.floor(deps.now().getTime() / 1000), ...facts })
  return await new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader(header)
    .sign(await importJWK({ ...key, d }, 'ES256'))
}

/** A key pair of P-256 that follows from a secret of the database: all its gateways sign alike. */
async function keyPair({ database, now }: GatewayDeps) {
  const secret = await sharedSecret(database, 'receipt', now())
  const d = createHash('sha256').update(`receipt:${secret}`).digest('base64url')
  const point = Buffer.from(vapidKeys(d).publicKey, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return { key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) } as const, d }
}
