import { desc, lt } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database, Executor } from '#gateway/db/client.ts'
import { sealKey } from '#gateway/db/schema/system.ts'

/** A key pair that bodies may be sealed to. */
export interface SealKey {
  readonly kid: string
  readonly privateJwk: JWK
  readonly createdAt: Date
}

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
export function publicKey({ kid, privateJwk: { x = '', y = '' } }: SealKey) {
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
    await tx.orm.insert(sealKey).values({ kid, privateJwk, createdAt: now })
    const kept = await selectKeys(tx)
    const oldest = kept.at(accepted - 1)
    if (oldest) await tx.orm.delete(sealKey).where(lt(sealKey.createdAt, oldest.createdAt))
  })
}

async function selectKeys(on: Executor): Promise<SealKey[]> {
  return await on.orm.select().from(sealKey).orderBy(desc(sealKey.createdAt)).limit(accepted)
}
