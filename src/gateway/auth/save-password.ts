import type { Transaction } from '#gateway/db/client.ts'
import type { Account } from '#gateway/member/accounts.ts'
import { leaveMessage } from '#gateway/member/messages.ts'
import { accountSubject, changeSubject, clearFailures } from './login-guard.ts'

interface NewPassword {
  /** Made by `PasswordHasher.hash`. */
  readonly passwordHash: string
  readonly now: Date
  /** The session that continues; all others end. */
  readonly keep?: bigint
}

/**
 * Stores a new password. All other sessions and pending second steps end. Failed attempts at the old password no longer
 * matter, so a lock ends too.
 */
export async function savePassword(
  tx: Transaction,
  { id, account }: Pick<Account, 'id' | 'account'>,
  { passwordHash, now, keep }: NewPassword,
): Promise<void> {
  // Failures are cleared before the account's row is locked, because a login locks in the same order.
  await clearFailures(tx, accountSubject(account), changeSubject(id))
  await tx.query(
    `UPDATE member SET password_hash = $2, password_expired = false, password_changed_at = $3 WHERE id = $1`,
    [id, passwordHash, now],
  )
  await tx.query(
    `UPDATE session SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $3::bigint`,
    [id, now, keep ?? null],
  )
  await tx.query('UPDATE session SET must_change_password = false WHERE id = $1', [keep ?? null])
  await tx.query('DELETE FROM password_reset WHERE member_id = $1', [id])
  await tx.query('DELETE FROM login_verification WHERE member_id = $1', [id])
}

/**
 * Tells the member of the new password. Call it last in the transaction, because it makes other transactions with events
 * wait.
 */
export async function notifyOfNewPassword(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  const reference = `password_changed:${now.toISOString()}`
  await leaveMessage(tx, { memberId, kind: 'password_changed', details: {}, reference, now })
}
