import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { type Infer, string, type } from 'superstruct'
import type { Database, Executor } from '#gateway/db/client.ts'
import { Instant, rowsOf } from '#gateway/db/rows.ts'

/** An elliptic key on P-256 as JSON Web Key, `d` being the secret. */
const PrivateKey = type({ kty: string(), crv: string(), x: string(), y: string(), d: string() })

/** A key pair that bodies may be sealed to. */
const SealKeyRow = type({ kid: string(), privateJwk: PrivateKey, createdAt: Instant })
export type SealKey = Infer<typeof SealKeyRow>

/** The current key and the one before it: a client that fetched its key just before a rotation is still understood. */
const accepted = 2

/** Accepted keys, the current one first. The first gateway to ask makes the first key. */
export async function sealKeys(database: Database, now: Date): Promise<readonly SealKey[]> {
  const keys = await selectKeys(database)
  if (keys.length > 0) return keys
  await rotateSealKeys(database, now, 0)
  return await selectKeys(database)
}

/** What clients may know of a key. */
export function publicKey({ kid, privateJwk: { x, y } }: SealKey) {
  return { kid, kty: 'EC' as const, crv: 'P-256' as const, x, y, use: 'enc' as const }
}

/**
 * Makes a new key where the current one is older than `maxAge` milliseconds, and deletes those no longer accepted.
 * Gateways that try at once make one key between them.
 */
export async function rotateSealKeys(database: Database, now: Date, maxAge: number): Promise<void> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const privateJwk = await exportJWK(pair.privateKey)
  const kid = await calculateJwkThumbprint(privateJwk)
  await database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['seal-keys'])
    const [current] = await selectKeys(tx)
    if (current && now.getTime() - current.createdAt.getTime() < maxAge) return
    const key = [kid, JSON.stringify(privateJwk), now]
    await tx.query('INSERT INTO seal_key (kid, private_jwk, created_at) VALUES ($1, $2::jsonb, $3)', key)
    const kept = await selectKeys(tx)
    const oldest = kept.at(accepted - 1)
    if (oldest) await tx.query('DELETE FROM seal_key WHERE created_at < $1', [oldest.createdAt])
  })
}

function selectKeys(on: Executor): Promise<SealKey[]> {
  const text = `SELECT kid, private_jwk AS "privateJwk", created_at AS "createdAt" FROM seal_key
    ORDER BY created_at DESC LIMIT ${accepted}`
  return rowsOf(on, SealKeyRow, text)
}
