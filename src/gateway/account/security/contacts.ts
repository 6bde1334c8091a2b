import type { ContactKind } from '#contract/account/security/contact.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import { readMobile } from '#gateway/account/auth/account-names.ts'
import { type CodeTarget, checkCode, spendCode } from '#gateway/account/auth/codes.ts'
import { demandSecret } from '#gateway/account/auth/guarded-secret.ts'
import { changeSubject } from '#gateway/account/auth/login-guard.ts'
import { mailOwner } from '#gateway/account/auth/mail-owner.ts'
import { messageTexts } from '#gateway/account/auth/message-texts.ts'
import { refuseFields } from '#gateway/account/auth/password-rules.ts'
import { accountOfSession } from '#gateway/account/auth/proof.ts'
import { readRegisterRules } from '#gateway/account/auth/register-rules.ts'
import { sendCode } from '#gateway/account/auth/send-code.ts'
import { type Account, findAccountByMobile } from '#gateway/account/members/accounts.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { MobileNumber } from '#gateway/account/members/mobile-numbers.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { checkRule } from '#lib/field-rules.ts'
import { maskedEmail, maskedMobile } from '#lib/masked.ts'
import { patternKinds, ruleOf } from '#lib/patterns.ts'

interface Written {
  readonly kind: ContactKind
  readonly value: string
  readonly countryDialingCode?: string | undefined
  readonly language?: string | undefined
}

type NewContact =
  | { readonly kind: 'email'; readonly key: string }
  | { readonly kind: 'mobile'; readonly key: string; readonly number: MobileNumber }

/**
 * Sends a code to a new address or number.
 *
 * @throws {CallFailure} `service_unavailable` without a provider, `field_invalid`, `password_wrong`, `rate_limited`
 */
export async function sendContactCode(access: Access, { session }: Owner, request: Written & { password: string }) {
  const { deps, ports } = access
  if (!(request.kind === 'email' ? ports.messages.email : ports.messages.sms))
    throw new CallFailure('service_unavailable')
  const account = await accountOfSession(access, session.memberId)
  const contact = await readContact(access, account, request)
  await demandSecret(deps, ports.hasher, {
    subject: changeSubject(account.id),
    stored: account.passwordHash,
    given: request.password,
    wrong: 'password_wrong',
  })
  return await sendCode(access, targetOf(contact, account), { to: contact.key, language: request.language })
}

/**
 * Stores a new address or number with its code. The old one gets a message, if it was proved.
 *
 * @throws {CallFailure} `field_invalid` (also if another account has proved the number), `code_wrong`
 */
export async function confirmContact(access: Access, owner: Owner, request: Written & { code: string }) {
  const { database, now } = access.deps
  const at = now()
  const account = await accountOfSession(access, owner.session.memberId)
  const contact = await readContact(access, account, request)
  const target = targetOf(contact, account)
  if (!(await checkCode(database, target, request.code, at))) throw new CallFailure('code_wrong')
  await database.transaction(async (tx) => {
    if (!(await spendCode(tx, target, request.code))) throw new CallFailure('code_wrong')
    if (contact.kind === 'email') {
      const text = 'UPDATE member SET email = :contactKey, email_verified_at = :emailVerifiedAt WHERE id = :accountId'
      await tx.query(text, { accountId: account.id, contactKey: contact.key, emailVerifiedAt: at })
      return await noteAct(tx, owner, 'email_changed', at, { email: maskedEmail(contact.key) })
    }
    await lockName(tx, `mobile:${contact.key}`)
    if (await findAccountByMobile(tx, contact.key)) refuseFields({ value: { reason: 'taken' } })
    await tx.query(
      `UPDATE member SET mobile_key = :contactKey, mobile_num = :national, country_dialing_code = :dialingCode, mobile_verified_at = :mobileVerifiedAt
       WHERE id = :accountId`,
      {
        accountId: account.id,
        contactKey: contact.key,
        national: contact.number.national,
        dialingCode: contact.number.dialingCode,
        mobileVerifiedAt: at,
      },
    )
    await noteAct(tx, owner, 'mobile_changed', at, { mobile: maskedMobile(contact.key) })
  })
  await mailOwner(access, account, `${contact.kind}_changed`, request.language)
  if (contact.kind === 'mobile') await notifyOldNumber(access, account, request.language)
  return {}
}

/** The stored spelling. @throws {CallFailure} `field_invalid` naming `value` */
async function readContact({ deps }: Access, account: Account, written: Written): Promise<NewContact> {
  const value = written.value.trim()
  if (written.kind === 'email') {
    const { fields } = await readRegisterRules(deps.database)
    refuseFields({ value: checkRule(value, { ...(fields.email ?? ruleOf('mailbox')), required: true }) })
    const isSame = account.emailVerifiedAt !== null && account.email?.toLowerCase() === value.toLowerCase()
    if (isSame) refuseFields({ value: { reason: 'taken' } })
    return { kind: 'email', key: value }
  }
  const number = await readMobile(deps.database, value, written.countryDialingCode)
  if (!number) {
    refuseFields({ value: { reason: 'format', patternId: patternKinds.digits.id, min: 7, max: 15 } })
    throw new CallFailure('field_invalid')
  }
  if (account.mobileVerifiedAt !== null && account.mobileKey === number.key)
    refuseFields({ value: { reason: 'taken' } })
  return { kind: 'mobile', key: number.key, number }
}

/** A code is valid for one account and one new contact. */
const targetOf = ({ kind, key }: NewContact, { id }: Account): CodeTarget => ({
  purpose: kind === 'email' ? 'contact-email' : 'contact-sms',
  recipient: key,
  binding: id.toString(),
})

async function notifyOldNumber({ deps, ports }: Access, account: Account, language: string | undefined): Promise<void> {
  if (!ports.messages.sms || account.mobileKey === null || account.mobileVerifiedAt === null) return
  try {
    const texts = await messageTexts(deps.database, language)
    await ports.messages.sms({ to: account.mobileKey, text: texts.mobileChanged })
  } catch (err) {
    deps.log.warn({ err }, 'the old number of an account was not told of the new one')
  }
}
