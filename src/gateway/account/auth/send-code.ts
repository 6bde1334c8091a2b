import { modules } from '#contract/site/system/whitelabel.ts'
import { findAccountByMobile } from '#gateway/account/members/accounts.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { demandSolution } from '#gateway/platform/ports/challenge.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import type { Access } from './access.ts'
import { readMobile } from './account-names.ts'
import { type CodeTarget, keepCode } from './codes.ts'
import { messageTexts } from './message-texts.ts'

interface SmsRequest {
  readonly number: string
  readonly countryDialingCode: string | undefined
  readonly language: string | undefined
  readonly challenge: string | undefined
}

const moduleOf = { login: modules.mobileCodeLogin, password: modules.phoneRecovery } as const

/**
 * Sends a code to a mobile number. A number without an account gets none, and the answer is the same.
 *
 * @throws {CallFailure} `provider_not_configured`, `mobile_invalid`, `challenge_required`, `challenge_failed`,
 * `rate_limited`
 */
export async function sendLoginCode(access: Access, purpose: 'login' | 'password', request: SmsRequest) {
  const { database } = access.deps
  if (!(await moduleEnabled(database, moduleOf[purpose]))) throw new CallFailure('provider_not_configured')
  return await sendSms(access, purpose, request, async (mobileKey) => {
    const account = await findAccountByMobile(database, mobileKey)
    // A closed account is disabled, too.
    return account !== undefined && account.disabledAt === null
  })
}

/** Sends a code that proves a number in a registration. @throws {CallFailure} as `sendLoginCode` */
export async function sendRegisterCode(access: Access, request: SmsRequest) {
  if (!(await moduleEnabled(access.deps.database, modules.mobileRegisterCode)))
    throw new CallFailure('provider_not_configured')
  return await sendSms(access, 'register', request, async () => true)
}

async function sendSms(
  access: Access,
  purpose: 'login' | 'password' | 'register',
  { number, countryDialingCode, language, challenge }: SmsRequest,
  isAllowed: (mobileKey: string) => Promise<boolean>,
) {
  const { ports, deps } = access
  if (!ports.messages.sms) throw new CallFailure('provider_not_configured')
  const mobileKey = (await readMobile(deps.database, number, countryDialingCode))?.key
  if (mobileKey === undefined) throw new CallFailure('mobile_invalid')
  await demandSolution(ports.challenges, challenge)
  const isMeant = await isAllowed(mobileKey)
  return await sendCode(access, { purpose, recipient: mobileKey }, { to: isMeant ? mobileKey : undefined, language })
}

interface Recipient {
  /** Without a recipient the code is sent to nobody. */
  readonly to: string | undefined
  readonly language: string | undefined
}

/** Creates a code and sends it by SMS or e-mail. @throws {CallFailure} `rate_limited` */
export async function sendCode({ deps, ports }: Access, target: CodeTarget, { to, language }: Recipient) {
  const minutes = deps.config.codeMinutes
  const code = ports.codeText()
  await keepCode(deps.database, target, { code, now: deps.now(), minutes })
  const texts = await messageTexts(deps.database, language)
  if (to !== undefined) {
    const text = texts.code(code, minutes)
    if (target.purpose.endsWith('-email')) await ports.messages.email?.({ to, subject: texts.codeSubject, text })
    else await ports.messages.sms?.({ to, text })
  }
  return { expiredMinutes: minutes }
}
