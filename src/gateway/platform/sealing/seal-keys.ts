import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { type Infer, string, type } from 'superstruct'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'

/** A P-256 key as JSON Web Key; `d` is the private part. */
const PrivateKey = type({ kty: string(), crv: string(), x: string(), y: string(), d: string() })

/** A key pair for sealed bodies. */
const SealKeyRow = type({ kid: string(), privateJwk: PrivateKey, createdAt: Instant })
export type SealKey = Infer<typeof SealKeyRow>

/** The current key and the previous one, which clients may still use just after a rotation. */
const accepted = 2

/** The accepted keys, current one first. Creates the first key if there is none. */
export async function sealKeys(database: Database, now: Date): Promise<readonly SealKey[]> {
  const keys = await selectKeys(database)
  if (keys.length > 0) return keys
  await rotateSealKeys(database, now, 0)
  return await selectKeys(database)
}

/** The public part of a key. */
export function publicKey({ kid, privateJwk: { x, y } }: SealKey) {
  return { kid, kty: 'EC' as const, crv: 'P-256' as const, x, y, use: 'enc' as const }
}

/**
 * Creates a new key if the current one is older than `maxAge` milliseconds, and deletes keys that are no longer
 * accepted. Gateways that do so at the same time create only one key.
 */
export async function rotateSealKeys(database: Database, now: Date, maxAge: number): Promise<void> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const privateJwk = await exportJWK(pair.privateKey)
  const kid = await calculateJwkThumbprint(privateJwk)
  await database.transaction(async (tx) => {
    await lockName(tx, 'seal-keys')
    const [current] = await selectKeys(tx)
    if (current && now.getTime() - current.createdAt.getTime() < maxAge) return
    const key = { kid, privateJwk: JSON.stringify(privateJwk), now }
    await tx.query('INSERT INTO seal_key (kid, private_jwk, created_at) VALUES (:kid, :privateJwk::jsonb, :now)', key)
    const kept = await selectKeys(tx)
    const oldest = kept.at(accepted - 1)
    if (oldest) await tx.query('DELETE FROM seal_key WHERE created_at < :before', { before: oldest.createdAt })
  })
}

function selectKeys(on: Executor): Promise<SealKey[]> {
  const text = `SELECT kid, private_jwk AS "privateJwk", created_at AS "createdAt" FROM seal_key
    ORDER BY created_at DESC LIMIT ${accepted}`
  return rowsOf(on, SealKeyRow, text)
}
