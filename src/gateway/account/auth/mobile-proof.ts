import { modules } from '#contract/site/system/whitelabel.ts'
import { findAccountByMobile } from '#gateway/account/members/accounts.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Identity } from '#gateway/platform/ports/identity.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import type { Access } from './access.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { refuseFields } from './password-rules.ts'
import type { RegisterForm } from './register-check.ts'
import { demandIdentity } from './social.ts'

/** How a registration has proved its mobile number. */
export interface MobileProof {
  readonly isProved: boolean
  readonly identity: Identity | undefined
  /**
   * Uses the proof up. @throws {CallFailure} `code_wrong`, and `field_invalid` if another account has proved the number
   */
  take(tx: Transaction): Promise<void>
}

/**
 * Checks the proof of a mobile number: a phone identity of the provider, or a code by SMS. In a registration by name
 * the number needs no proof; as an account name it does if the operator requires it.
 *
 * @throws {CallFailure} `provider_not_configured`, `identity_invalid`, `code_wrong`; `field_invalid` if the code is
 *   missing
 */
export async function proveMobile(
  access: Access,
  form: RegisterForm,
  mobileKey: string | undefined,
): Promise<MobileProof> {
  const { database, now } = access.deps
  const identity = form.firebaseIdToken === undefined ? undefined : await demandIdentity(access, form.firebaseIdToken)
  const byProvider = mobileKey !== undefined && identity?.mobileKey === mobileKey
  const code = form.verificationCode?.trim() ?? ''
  const target: CodeTarget | undefined =
    mobileKey === undefined ? undefined : { purpose: 'register', recipient: mobileKey }
  if (!byProvider && code === '' && form.by === 'mobile' && (await moduleEnabled(database, modules.mobileRegisterCode)))
    refuseFields({ verificationCode: { reason: 'required' } })
  const byCode = !byProvider && code !== '' && target !== undefined
  if (byCode && !(await checkCode(database, target, code, now()))) throw new CallFailure('code_wrong')
  return {
    isProved: byProvider || byCode,
    identity,
    async take(tx) {
      if (byCode && !(await spendCode(tx, target, code))) throw new CallFailure('code_wrong')
      if (mobileKey === undefined || !(byProvider || byCode)) return
      await lockName(tx, `mobile:${mobileKey}`)
      if (await findAccountByMobile(tx, mobileKey)) refuseFields({ mobileNum: { reason: 'taken' } })
    },
  }
}
