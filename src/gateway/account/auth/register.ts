import type { FieldFailures } from '#contract/envelope.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { AccountTaken, createMember, findAccount, type NewMember } from '#gateway/account/members/accounts.ts'
import { typeOfKind } from '#gateway/account/members/agent-links.ts'
import { holdLine } from '#gateway/account/members/hold-line.ts'
import { type MobileNumber, parseMobile } from '#gateway/account/members/mobile-numbers.ts'
import { namesOf } from '#gateway/account/members/reserved-names.ts'
import { claimTaxNumber } from '#gateway/account/members/tax-number.ts'
import { setFirstLimits } from '#gateway/account/protection/limits.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { demandSolution } from '#gateway/platform/ports/challenge.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { isoDay } from '#lib/birthday.ts'
import { isCpf } from '#lib/tax-number.ts'
import type { Access } from './access.ts'
import { dialingCodeOf } from './account-names.ts'
import { invitationOf, keepUpline } from './invitations.ts'
import { demandLetters } from './letters.ts'
import { type MobileProof, proveMobile } from './mobile-proof.ts'
import { refuseFields } from './password-rules.ts'
import { checkRegistration, contactFields, type FormMobile, type RegisterForm } from './register-check.ts'
import { checkLimits, demandLimits } from './register-limits.ts'
import { lawfulRegisterRules } from './register-rules.ts'
import { openSession } from './sessions.ts'
import { keepIdentity } from './social.ts'

const moduleOf = { username: modules.usernameRegister, mobile: modules.mobileRegister } as const

/**
 * Opens an account of the kind that the agent's link says (a member's without one) in the configured currency, with the limits that the law asks for (product rule 17.14), and a session. Everything that can be used only once (captcha,
 * challenge, code) is checked last, so that another mistake does not use it up.
 *
 * @throws {CallFailure} the codes of `registerErrors`; `field_invalid`, `username_taken` and `limits_missing` with
 *   `value.fields`
 */
export async function registerMember(
  access: Access,
  form: RegisterForm,
  { address, userAgent, device }: RequestContext,
) {
  const { deps, ports } = access
  const { database } = deps
  const { jurisdiction } = deps.config
  const rules = await lawfulRegisterRules(database, deps.config)
  if (!rules.open || !(await moduleEnabled(database, moduleOf[form.by]))) throw new CallFailure('registration_closed')
  if (!form.terms) throw new CallFailure('terms_not_accepted')
  const asksPassword = form.by === 'username' || (await mobileAsksPassword(database))
  const mobile = await mobileOf(database, form)
  const { today } = await operatorDays(database, deps.now())
  const judging = { today, names: await namesOf(database) }
  refuseFields({ ...checkRegistration(rules, form, mobile, asksPassword, judging), ...checkLimits(rules, form) })
  demandLimits(rules, form)
  const invitation = await invitationOf(database, form, deps.now())
  if (rules.fields.captcha?.enabled) await demandLetters(access, form)
  else await demandSolution(ports.challenges, form.challenge)
  const cpf = jurisdiction.exclusionRegister ? await admissibleCpf(access, form) : undefined
  const { number } = mobile
  const proof = await proveMobile(access, form, number?.key)
  const account = form.by === 'mobile' && number ? number.key : form.username.trim()
  if (await findAccount(database, account)) throw taken(form)
  const passwordHash = asksPassword ? await ports.hasher.hash(form.password) : undefined
  const paymentPasswordHash = form.paymentPassword ? await ports.hasher.hash(form.paymentPassword) : undefined
  const at = deps.now()
  const opened = { account, currency: deps.config.currency, type: typeOfKind(invitation?.link?.kind ?? 'member') }
  const member = { ...memberOf(form, number, proof, at), ...opened }
  try {
    return await database.transaction(async (tx) => {
      if (invitation?.link) await holdLine(tx, 'join')
      await proof.take(tx)
      const memberId = await createMember(tx, {
        ...member,
        ...(passwordHash === undefined ? {} : { passwordHash }),
        ...(paymentPasswordHash === undefined ? {} : { paymentPasswordHash }),
      })
      await setFirstLimits(tx, { memberId, currency: member.currency }, form.limits ?? [], at)
      if (cpf !== undefined && !(await claimTaxNumber(tx, memberId, cpf))) throw wrongCpf('taken')
      if (invitation) await keepUpline(tx, memberId, invitation, at)
      if (proof.identity) await keepIdentity(tx, proof.identity, memberId, at)
      const { token, first } = await openSession(tx, { memberId, address, userAgent, device, now: at })
      return { token, firstTimeLogin: first }
    })
  } catch (thrown) {
    if (thrown instanceof AccountTaken) throw taken(form)
    throw thrown
  }
}

/**
 * The tax number of the form, if the law requires a question to the register of excluded persons. Without the
 * register's answer the registration fails.
 *
 * @throws {CallFailure} `field_invalid` (no CPF, or that of another account), `exclusion_registered`,
 * `service_unavailable`
 */
async function admissibleCpf({ deps, ports }: Access, form: RegisterForm): Promise<string> {
  const cpf = (form.idNumber ?? '').replace(/\D/g, '')
  if (!isCpf(cpf)) throw wrongCpf('format')
  if (await rowOf(deps.database, IdRow, 'SELECT id FROM member WHERE cpf = :cpf', { cpf })) throw wrongCpf('taken')
  try {
    if (!(await ports.register.isExcluded(cpf))) return cpf
  } catch (err) {
    deps.log.error({ err }, 'the exclusion register did not answer')
    throw new CallFailure('service_unavailable')
  }
  throw new CallFailure('exclusion_registered')
}

function wrongCpf(reason: 'format' | 'taken'): CallFailure {
  return new CallFailure('field_invalid', { value: { fields: { idNumber: { reason } } } satisfies FieldFailures })
}

/** With a proved number the owner can log in by code. Without the proof, a password is the only way to log in. */
async function mobileAsksPassword(on: Executor): Promise<boolean> {
  return (
    (await moduleEnabled(on, modules.mobileRegisterPassword)) || !(await moduleEnabled(on, modules.mobileRegisterCode))
  )
}

/** The number of the form, in the chosen country or else in the operator's. */
async function mobileOf(on: Executor, form: RegisterForm): Promise<FormMobile> {
  const typed = form.mobileNum?.trim() ?? ''
  const dialingCode = await dialingCodeOf(on, form.countryDialingCode)
  const number = parseMobile(typed, dialingCode)
  const home = await dialingCodeOf(on, undefined)
  return { number, dialingCode, isHome: (number?.dialingCode ?? dialingCode) === home }
}

function memberOf(
  form: RegisterForm,
  number: MobileNumber | undefined,
  { isProved }: MobileProof,
  at: Date,
): Omit<NewMember, 'account' | 'currency' | 'type'> {
  const contacts = contactFields.map((field) => [field, form[field]?.trim() ?? '']).filter(([, text]) => text !== '')
  const birthday = isoDay(form.birthday?.trim() ?? '')
  return {
    ...given('nickname', form.nickname),
    ...given('payeeName', form.payeeName),
    ...given('email', form.email),
    ...given('mobileNum', number?.national ?? form.mobileNum),
    ...given('countryDialingCode', number?.dialingCode ?? form.countryDialingCode),
    ...(number && { mobileKey: number.key }),
    ...(isProved ? { mobileVerifiedAt: at } : {}),
    contacts: Object.fromEntries(contacts),
    ...(birthday === undefined ? {} : { birthday }),
    ...given('registerUrl', form.registerUrl),
    ...given('registerDomain', form.domain),
    termsAcceptedAt: at,
    createdAt: at,
  }
}

function taken({ by }: RegisterForm): CallFailure {
  const value: FieldFailures = { fields: { [by === 'mobile' ? 'mobileNum' : 'username']: { reason: 'taken' } } }
  return new CallFailure('username_taken', { value })
}

/** A trimmed optional field; no property if it is empty. */
function given<Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, string>> {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? {} : ({ [name]: trimmed } as Record<Name, string>)
}
