import { createHmac } from 'node:crypto'
import { array, bigint, enums, type Infer, nullable, string, type } from 'superstruct'
import { type Passkey, passkeyPlaces } from '#contract/account/auth/passkey.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Bytes, IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { sharedSecret } from '#gateway/platform/ports/secrets.ts'

const PasskeyRow = type({
  id: bigint(),
  credential_id: Bytes,
  transports: array(string()),
  kept: enums(passkeyPlaces),
  name: string(),
  created_at: Instant,
  last_used_at: nullable(Instant),
})
export type PasskeyRow = Infer<typeof PasskeyRow>

/** The passkeys of a member, newest first. */
export function passkeysOf(on: Executor, memberId: bigint): Promise<PasskeyRow[]> {
  const text = `SELECT id, credential_id, to_jsonb(transports) AS transports, kept, name, created_at, last_used_at FROM passkey
    WHERE member_id = :memberId ORDER BY id DESC`
  return rowsOf(on, PasskeyRow, text, { memberId })
}

/** A passkey as its owner sees it. */
export const shownPasskey = ({ id, name, kept, created_at, last_used_at }: PasskeyRow): Passkey => ({
  passkeyId: id.toString(),
  name,
  kept,
  addedAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})

const KeyRow = type({ id: bigint(), member_id: bigint(), public_key: Bytes, name: string() })
export type KeyRow = Infer<typeof KeyRow>

/** The passkey that a device calls so. @param credentialId base64url */
export function findPasskey(on: Executor, credentialId: string): Promise<KeyRow | undefined> {
  const text = 'SELECT id, member_id, public_key, name FROM passkey WHERE credential_id = :credentialId'
  return rowOf(on, KeyRow, text, { credentialId: Buffer.from(credentialId, 'base64url') })
}

/**
 * Stores a use. A device counts upwards, or always sends 0. A number that does not increase comes from a copy.
 *
 * @param uses the counter that the device sent
 * @returns false for such a copy
 */
export async function countUse(on: Executor, id: bigint, uses: number, now: Date): Promise<boolean> {
  const text = `UPDATE passkey SET uses = :uses, last_used_at = :now
    WHERE id = :id AND (uses < :uses OR (uses = 0 AND :uses = 0)) RETURNING id`
  return (await rowOf(on, IdRow, text, { id, uses: BigInt(uses), now })) !== undefined
}

/**
 * The name that devices store for an account. It does not reveal the owner, and stays the same, so that a device
 * replaces its passkey instead of keeping two.
 */
export async function handleOf(on: Executor, memberId: bigint, now: Date): Promise<Uint8Array> {
  const secret = await sharedSecret(on, 'passkey-handle', now)
  return createHmac('sha256', secret).update(memberId.toString()).digest()
}
