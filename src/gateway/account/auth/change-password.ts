import type { ChangePasswordRequest } from '#contract/account/auth/change-password.ts'
import { findAccountById } from '#gateway/account/members/accounts.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { Access } from './access.ts'
import { demandSecret } from './guarded-secret.ts'
import { changeSubject } from './login-guard.ts'
import { mailOwner } from './mail-owner.ts'
import { checkPassword, refuseFields } from './password-rules.ts'
import { readRegisterRules } from './register-rules.ts'
import { savePassword } from './save-password.ts'

/**
 * Changes the password of the logged-in account, and gives its session another token.
 *
 * @throws {CallFailure} `field_invalid`, `password_wrong`, `rate_limited` after three wrong ones
 */
export async function changePassword(
  access: Access,
  { oldPassword, newPassword, confirmNewPassword, language }: ChangePasswordRequest,
  owner: Owner,
) {
  const { deps, ports } = access
  const { session } = owner
  const { database } = deps
  const now = deps.now()
  const { fields } = await readRegisterRules(database)
  refuseFields({
    newPassword:
      checkPassword(fields.password, newPassword, session.account) ??
      (newPassword === oldPassword ? { reason: 'same' } : undefined),
    confirmNewPassword: confirmNewPassword === newPassword ? undefined : { reason: 'mismatch' },
  })
  const account = await findAccountById(database, session.memberId)
  await demandSecret(deps, ports.hasher, {
    subject: changeSubject(session.memberId),
    stored: account?.passwordHash ?? null,
    given: oldPassword,
    wrong: 'password_wrong',
  })
  const passwordHash = await ports.hasher.hash(newPassword)
  const { memberId, account: name, sessionId } = session
  const { token } = await database.transaction(async (tx) => {
    const renewed = await savePassword(tx, { id: memberId, account: name }, { passwordHash, now, keep: sessionId })
    await noteAct(tx, owner, 'password_changed', now)
    return renewed
  })
  if (account) await mailOwner(access, account, 'password_changed', language)
  return { token }
}
