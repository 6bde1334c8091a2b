import type { Account } from '#gateway/account/members/accounts.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { endPushesOfMember } from '#gateway/account/push/devices.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { accountSubject, changeSubject, clearFailures } from './login-guard.ts'

interface NewPassword {
  /** Made by `PasswordHasher.hash`. */
  readonly passwordHash: string
  readonly now: Date
  /** The session that continues; all others end. */
  readonly keep?: bigint
}

/**
 * Stores a new password. All other sessions, the push messages to their devices, pending second steps and unused hand-off codes end, and the session that continues
 * gets another token. Failed attempts at the old password no longer
 * matter, so a lock ends too.
 *
 * @returns the token of the session that continues; it belongs to nothing without one
 */
export async function savePassword(
  tx: Transaction,
  { id, account }: Pick<Account, 'id' | 'account'>,
  { passwordHash, now, keep }: NewPassword,
): Promise<{ readonly token: string }> {
  const token = newToken()
  // Failures are cleared before the account's row is locked, because a login locks in the same order.
  await clearFailures(tx, accountSubject(account), changeSubject(id))
  await tx.query(
    `UPDATE member SET password_hash = :passwordHash, password_expired = false, password_changed_at = :now WHERE id = :id`,
    { id, passwordHash, now },
  )
  await tx.query(
    `UPDATE session SET ended_at = :now WHERE member_id = :memberId AND ended_at IS NULL AND id IS DISTINCT FROM :keep::bigint`,
    { memberId: id, now, keep: keep ?? null },
  )
  await endPushesOfMember(tx, id, keep)
  await tx.query('UPDATE session SET must_change_password = false, token_hash = :tokenHash WHERE id = :keep', {
    keep: keep ?? null,
    tokenHash: hashToken(token),
  })
  // Comes after the sessions are locked, so that no code is made in between (`createHandoff`).
  await tx.query(
    'DELETE FROM session_handoff WHERE session_id IN (SELECT id FROM session WHERE member_id = :memberId)',
    { memberId: id },
  )
  await tx.query('DELETE FROM password_reset WHERE member_id = :memberId', { memberId: id })
  await tx.query('DELETE FROM login_verification WHERE member_id = :memberId', { memberId: id })
  return { token }
}

/**
 * Tells the member of the new password. Call it last in the transaction, because it makes other transactions with events
 * wait.
 */
export async function notifyOfNewPassword(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  const reference = `password_changed:${now.toISOString()}`
  await leaveMessage(tx, { memberId, kind: 'password_changed', details: {}, reference, now })
}
