import { type CryptoKey, compactDecrypt, decodeProtectedHeader, importJWK } from 'jose'
import { integer, is, object, refine, size, string, unknown } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { SealedBodyStruct } from '#contract/envelope.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { faultsIn, isStorable } from '#gateway/outside-value.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { sealKeys } from './seal-keys.ts'

/** Seconds for which a sealed body is valid; also the allowed difference between clocks. */
const lifetime = 60

/** Content of a sealed body. `iat` is in seconds since 1970. */
const PlainStruct = object({
  body: unknown(),
  method: string(),
  path: string(),
  jti: refine(size(string(), 16, 128), 'storable', isStorable),
  iat: integer(),
})

/**
 * Opens `{ sealed: <compact JWE> }`. It accepts only ECDH-ES with A256GCM on P-256, for this method and path, once,
 * within a minute. This is additional protection under TLS; it does not authenticate the sender.
 *
 * @throws {CallFailure} `sealed_required`, `sealed_invalid`, `sealed_key_unknown`, `sealed_expired`, `sealed_replayed`
 */
export async function openSealed(
  { database, now }: GatewayDeps,
  call: CallDefinition,
  body: unknown,
): Promise<unknown> {
  if (faultsIn(body).length > 0 || !is(body, SealedBodyStruct)) throw new CallFailure('sealed_required')
  const at = now()
  const plain = await decrypt(body.sealed, await privateKey(database, body.sealed, at))
  if (plain.method !== call.method || plain.path !== call.path) throw new CallFailure('sealed_invalid')
  if (Math.abs(at.getTime() / 1000 - plain.iat) > lifetime) throw new CallFailure('sealed_expired')
  await consume(database, plain)
  return plain.body
}

async function privateKey(database: Database, sealed: string, now: Date): Promise<CryptoKey> {
  const kid = keyId(sealed)
  const found = (await sealKeys(database, now)).find((key) => key.kid === kid)
  if (!found) throw new CallFailure('sealed_key_unknown')
  return (await importJWK(found.privateJwk, 'ECDH-ES')) as CryptoKey
}

function keyId(sealed: string): string {
  try {
    const { kid, zip } = decodeProtectedHeader(sealed)
    // Compressed bodies are refused, because a small one could expand to a huge one.
    if (typeof kid === 'string' && zip === undefined) return kid
  } catch {
    throw new CallFailure('sealed_invalid')
  }
  throw new CallFailure('sealed_invalid')
}

async function decrypt(sealed: string, key: CryptoKey) {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const plain: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    if (is(plain, PlainStruct)) return plain
  } catch {
    throw new CallFailure('sealed_invalid')
  }
  throw new CallFailure('sealed_invalid')
}

/** Remembers the body until it expires. The database decides if two gateways receive it at once. */
async function consume(database: Database, { jti, iat }: { jti: string; iat: number }): Promise<void> {
  const expiresAt = new Date((iat + lifetime + 1) * 1000)
  const fresh = await database.query(
    'INSERT INTO seal_seen (jti, expires_at) VALUES (:jti, :expiresAt) ON CONFLICT DO NOTHING RETURNING jti',
    { jti, expiresAt },
  )
  if (fresh.length === 0) throw new CallFailure('sealed_replayed')
}

/** Deletes expired entries. */
export async function forgetSealed(database: Database, now: Date): Promise<void> {
  await purge(database, 'seal_seen', 'expires_at < :now', { now })
}
