import type { Transaction } from '#gateway/db/client.ts'

interface NewPassword {
  readonly memberId: bigint
  /** Made by `PasswordHasher.hash`. */
  readonly passwordHash: string
  readonly now: Date
  /** The session that goes on; every other ends. */
  readonly keep?: bigint
}

/** Writes a new password. Whoever was in by the old one, or was about to be, is out. */
export async function savePassword(tx: Transaction, { memberId, passwordHash, now, keep }: NewPassword): Promise<void> {
  await tx.query(
    `UPDATE member SET password_hash = $2, password_expired = false, password_changed_at = $3 WHERE id = $1`,
    [memberId, passwordHash, now],
  )
  await tx.query(
    `UPDATE session SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $3::bigint`,
    [memberId, now, keep ?? null],
  )
  await tx.query('UPDATE session SET must_change_password = false WHERE id = $1', [keep ?? null])
  await tx.query('DELETE FROM password_reset WHERE member_id = $1', [memberId])
  await tx.query('DELETE FROM login_verification WHERE member_id = $1', [memberId])
}
