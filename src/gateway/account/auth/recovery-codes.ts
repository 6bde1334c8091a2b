import { createHash, randomInt } from 'node:crypto'
import { integer, type } from 'superstruct'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { asCode } from '#lib/pasted.ts'

/** Codes that are made at once. */
const howMany = 10

/**
 * The letters leave out characters that look alike on paper: 16 of 31 are 79 random bits, so a plain hash cannot be
 * reversed.
 */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** The spelling that is hashed: case, spaces and hyphens make no difference. */
const hashOf = (code: string): Uint8Array => createHash('sha256').update(asCode(code).toLowerCase()).digest()

/** Makes new codes, which void the old ones. They are shown once and stored nowhere. */
export async function makeRecoveryCodes(tx: Transaction, memberId: bigint): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await forgetRecoveryCodes(tx, memberId)
  for (const code of codes)
    await tx.query('INSERT INTO recovery_code (member_id, code_hash) VALUES (:memberId, :codeHash)', {
      memberId,
      codeHash: hashOf(code),
    })
  return codes
}

/** Uses a code up; false if it is wrong or was used before. */
export async function takeRecoveryCode(on: Executor, memberId: bigint, code: string, now: Date): Promise<boolean> {
  const rows = await on.query(
    `UPDATE recovery_code SET used_at = :now WHERE member_id = :memberId AND code_hash = :codeHash AND used_at IS NULL
     RETURNING member_id`,
    { memberId, codeHash: hashOf(code), now },
  )
  return rows.length > 0
}

const LeftRow = type({ left: integer() })

/** Codes that are still good. */
export async function recoveryCodesLeft(on: Executor, memberId: bigint): Promise<number> {
  const text = 'SELECT count(*)::integer AS left FROM recovery_code WHERE member_id = :memberId AND used_at IS NULL'
  return (await rowOf(on, LeftRow, text, { memberId }))?.left ?? 0
}

export async function forgetRecoveryCodes(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('DELETE FROM recovery_code WHERE member_id = :memberId', { memberId })
}
