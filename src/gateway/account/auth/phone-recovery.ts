import type { SetPasswordByPhoneRequest } from '#contract/account/auth/set-password-by-phone.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { findAccountByMobile } from '#gateway/account/members/accounts.ts'
import { addressGroup } from '#gateway/platform/http/address.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import type { Access } from './access.ts'
import { readMobile } from './account-names.ts'
import { admit, checkPortal } from './admit.ts'
import { checkCode, spendCode } from './codes.ts'
import { demandPassword } from './password-rules.ts'
import { notifyOfNewPassword, savePassword } from './save-password.ts'
import { beginSecondStep } from './second-step.ts'

/**
 * Sets a new password with a code sent to the phone, and logs in. A number without an account, that of a closed
 * one and a wrong code get the same answer.
 *
 * @throws {CallFailure} `provider_not_configured`, `code_wrong`, `field_invalid` (the code stays valid); only with the
 *   right code `account_disabled`, `not_a_member`, `not_an_agent`, `verification_required` (the
 *   password is set then)
 */
export async function setPasswordByPhone(access: Access, request: SetPasswordByPhoneRequest, caller: RequestContext) {
  const { deps, ports } = access
  const { database } = deps
  if (!(await moduleEnabled(database, modules.phoneRecovery))) throw new CallFailure('provider_not_configured')
  const now = deps.now()
  const { newPassword, verificationCode } = request
  const mobileKey = (await readMobile(database, request.mobileNum, request.countryDialingCode))?.key
  await demandPassword(database, newPassword, mobileKey ?? request.mobileNum)
  if (mobileKey === undefined) throw new CallFailure('code_wrong')
  const target = { purpose: 'password', recipient: mobileKey } as const
  const right = await checkCode(database, target, verificationCode, now)
  const account = await findAccountByMobile(database, mobileKey)
  if (!right || !account || account.closedAt) throw new CallFailure('code_wrong')
  checkPortal(account, request.portal)
  await demandPassword(database, newPassword, account.account)
  const passwordHash = await ports.hasher.hash(newPassword)
  const outcome = await database.transaction(async (tx) => {
    if (!(await spendCode(tx, target, verificationCode))) throw new CallFailure('code_wrong')
    await savePassword(tx, account, { passwordHash, now })
    const fresh = { ...account, passwordExpired: false, passwordChangedAt: now }
    const from = addressGroup(caller.address)
    const offer = await beginSecondStep(access, tx, fresh, { addressGroup: from, byCode: true })
    const outcome = offer ? { offer } : { opened: await admit(tx, fresh, { from: caller, now, byPassword: true }) }
    await notifyOfNewPassword(tx, account.id, now)
    return outcome
  })
  // Thrown outside the transaction, which has stored the new password.
  if (outcome.offer) throw new CallFailure('verification_required', { value: outcome.offer })
  return outcome.opened
}
