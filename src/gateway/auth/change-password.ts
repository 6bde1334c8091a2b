import type { ChangePasswordRequest } from '#contract/member/change-password.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { findAccountById } from '#gateway/member/accounts.ts'
import { readRegisterRules } from '#gateway/system/register-rules.ts'
import type { Access } from './access.ts'
import { changeSubject, guardState, noteFailure } from './login-guard.ts'
import { checkPassword, refuseFields } from './password-rules.ts'
import { savePassword } from './save-password.ts'

/**
 * Changes the password of the logged-in account. Wrong current passwords are limited like failed logins, because the
 * session may have been left open for somebody else.
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
  const { lockedFor } = await guardState(database, subject, now)
  if (lockedFor > 0) throw new CallFailure('rate_limited', { retryAfter: lockedFor })
  const account = await findAccountById(database, session.memberId)
  if (!(await ports.hasher.verify(account?.passwordHash ?? null, oldPassword))) {
    await noteFailure(database, subject, now)
    throw new CallFailure('password_wrong')
  }
  const passwordHash = await ports.hasher.hash(newPassword)
  const { memberId, account: name, sessionId } = session
  await database.transaction((tx) =>
    savePassword(tx, { id: memberId, account: name }, { passwordHash, now, keep: sessionId }),
  )
  return {}
}
