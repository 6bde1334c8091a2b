import { createHash } from 'node:crypto'
import type { ChangePasswordRequest } from '#contract/member/change-password.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { findAccountById } from '#gateway/member/accounts.ts'
import { readRegisterRules } from '#gateway/system/register-rules.ts'
import type { Access } from './access.ts'
import { clearFailures, guardState, lockTime, noteFailure, type Subject } from './login-guard.ts'
import { checkPassword, refuseFields } from './password-rules.ts'
import { savePassword } from './save-password.ts'

/**
 * Changes the password of who is logged in. Guessing the old one from a session that was left open is limited as
 * guessing at the login is.
 *
 * @throws {CallFailure} `field_invalid`, `password_wrong`, `rate_limited` after three wrong ones
 */
export async function changePassword(
  { deps, ports }: Access,
  { oldPassword, newPassword, confirmNewPassword }: ChangePasswordRequest,
  session: Session,
) {
  const { database } = deps
  const now = deps.now()
  const { fields } = await readRegisterRules(database)
  refuseFields({
    newPassword:
      checkPassword(fields.password, newPassword, session.account) ??
      (newPassword === oldPassword ? { reason: 'same' } : undefined),
    confirmNewPassword: confirmNewPassword === newPassword ? undefined : { reason: 'mismatch' },
  })
  const subject = changeSubject(session.memberId)
  if ((await guardState(database, subject, now)).locked)
    throw new CallFailure('rate_limited', { retryAfter: lockTime / 1000 })
  const account = await findAccountById(database, session.memberId)
  if (!(await ports.hasher.verify(account?.passwordHash ?? null, oldPassword))) {
    await noteFailure(database, subject, now)
    throw new CallFailure('password_wrong')
  }
  const passwordHash = await ports.hasher.hash(newPassword)
  await database.transaction(async (tx) => {
    await clearFailures(tx, subject)
    await savePassword(tx, { memberId: session.memberId, passwordHash, now, keep: session.sessionId })
  })
  return {}
}

const changeSubject = (memberId: bigint): Subject => createHash('sha256').update(`change:${memberId}`).digest()
