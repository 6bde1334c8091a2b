import type { LoginRequest } from '#contract/account/auth/login.ts'
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
import { beginSecondStep } from './second-step.ts'

/**
 * Opens a session with a code from `sendLoginCode`; `username` holds the number and `password` the code. There is no
 * second step, because the person has the phone, unless the account has an authenticator app. A number without an
 * account, the number of a closed account and a wrong code get the same answer.
 *
 * @throws {CallFailure} `method_not_available`, `code_wrong`; only with the right code `account_disabled`,
 *   `not_a_member`, `not_an_agent`, `verification_required`
 */
export async function logInByCode(access: Access, request: LoginRequest, caller: RequestContext) {
  const { deps } = access
  const { database } = deps
  if (!(await moduleEnabled(database, modules.mobileCodeLogin))) throw new CallFailure('method_not_available')
  const now = deps.now()
  const mobileKey = (await readMobile(database, request.username, request.countryDialingCode))?.key
  if (mobileKey === undefined) throw new CallFailure('code_wrong')
  const target = { purpose: 'login', recipient: mobileKey } as const
  const right = await checkCode(database, target, request.password, now)
  const account = await findAccountByMobile(database, mobileKey)
  if (!right || !account || account.closedAt) throw new CallFailure('code_wrong')
  const outcome = await database.transaction(async (tx) => {
    if (!(await spendCode(tx, target, request.password))) throw new CallFailure('code_wrong')
    checkPortal(account, request.portal)
    const from = addressGroup(caller.address)
    const offer = await beginSecondStep(access, tx, account, { addressGroup: from, byCode: true })
    return offer ? { offer } : { opened: await admit(tx, account, { from: caller, now, byPassword: false }) }
  })
  // Thrown outside the transaction, which has stored the second step.
  if (outcome.offer) throw new CallFailure('verification_required', { value: outcome.offer })
  return outcome.opened
}
