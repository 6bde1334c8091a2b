import type { FieldRule } from '#contract/account/auth/field-rule.ts'
import type { RegisterRequest } from '#contract/account/auth/register.ts'
import type { FieldFailure } from '#contract/envelope.ts'
import type { MobileNumber } from '#gateway/account/members/mobile-numbers.ts'
import type { NameCheck } from '#gateway/account/members/reserved-names.ts'
import { checkBirthday } from '#lib/birthday.ts'
import type { Day } from '#lib/civil-days.ts'
import { phoneDigits } from '#lib/countries.ts'
import { checkRule } from '#lib/field-rules.ts'
import { bareNumber } from '#lib/mobile-text.ts'
import { patternKinds } from '#lib/patterns.ts'
import { checkPassword } from './password-rules.ts'
import type { RegisterRules } from './register-rules.ts'

/** Contacts and personal details that a registration may ask for; they are stored together. */
export const contactFields = [
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'recommenderId',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const

/** Fields of the request that depend on their own rule only. */
const ruled = ['confirmPassword', 'nickname', 'payeeName', 'email', ...contactFields] as const

/** A registration by user name or by mobile number, which is then the name. */
export type RegisterForm = RegisterRequest & { readonly by: 'username' | 'mobile' }

/** The mobile number of a form. */
export interface FormMobile {
  /** Undefined if it is invalid. */
  readonly number: MobileNumber | undefined
  /** Dialling code of the chosen country. */
  readonly dialingCode: string
  /** Whether it is a number of the operator's own country, for which there is a rule. */
  readonly isHome: boolean
}

/**
 * The failure of each invalid field; empty if all are valid. All texts except passwords are checked in trimmed form.
 *
 * @param asksPassword false if the account is opened without a password, which must then be missing
 * @param today the operator's civil day, for the minimum age
 * @param names the check of names that others see
 */
export function checkRegistration(
  { fields }: RegisterRules,
  form: RegisterForm,
  mobile: FormMobile,
  asksPassword: boolean,
  { today, names }: { readonly today: Day; readonly names: NameCheck },
): Record<string, FieldFailure> {
  const failures: Record<string, FieldFailure | undefined> = {}
  for (const field of ruled) {
    const value = form[field] ?? ''
    failures[field] = checkField(fields[field], field === 'confirmPassword' ? value : value.trim())
  }
  failures.affiliateCode = checkInvitation(fields.affiliateCode, form)
  failures.nickname ??= form.nickname?.trim() ? names(form.nickname) : undefined
  if (form.by === 'username')
    failures.username = checkField(fields.username, form.username.trim()) ?? names(form.username)
  const { birthday } = fields
  const born = form.birthday?.trim() ?? ''
  failures.birthday = birthday?.enabled ? checkBirthday(born, birthday, today) : checkField(birthday, born)
  failures.mobileNum = checkMobile(fields.mobileNum, form, mobile)
  if (asksPassword) {
    failures.password = checkPassword(
      fields.password,
      form.password,
      mobile.number && form.by === 'mobile' ? mobile.number.key : form.username,
    )
    if (form.confirmPassword !== form.password) failures.confirmPassword = { reason: 'mismatch' }
  } else {
    failures.password = checkField(undefined, form.password)
    failures.confirmPassword = checkField(undefined, form.confirmPassword)
  }
  failures.paymentPassword = checkPaymentPassword(fields.paymentPassword, form)
  const named = Object.entries(failures).filter((entry): entry is [string, FieldFailure] => entry[1] !== undefined)
  return Object.fromEntries(named)
}

function checkField(rule: FieldRule | undefined, value: string): FieldFailure | undefined {
  // A field that the form does not show must be empty.
  if (!rule?.enabled) return value === '' ? undefined : { reason: 'unknown' }
  return checkRule(value, rule)
}

/**
 * One invitation is enough, from an agent or a member. A link can bring a code even if the form has no field for it.
 */
function checkInvitation(rule: FieldRule | undefined, form: RegisterForm): FieldFailure | undefined {
  const code = form.affiliateCode?.trim() ?? ''
  return rule?.enabled && !(code === '' && form.referralCode?.trim()) ? checkRule(code, rule) : undefined
}

/** Checks a number by its country's numbering plan, and one of the operator's country by its rule too. */
function checkMobile(
  rule: FieldRule | undefined,
  form: RegisterForm,
  { number, dialingCode, isHome }: FormMobile,
): FieldFailure | undefined {
  const typed = (form.mobileNum ?? '').trim()
  if (form.by === 'username') {
    if (typed === '' || !rule?.enabled) return checkField(rule, typed)
    const failure = isHome ? checkRule(number?.national ?? bareNumber(typed), rule) : undefined
    if (failure) return failure
  }
  if (number) return undefined
  const [min, max] = phoneDigits(dialingCode) ?? [7, 15]
  const digits = bareNumber(typed).length
  return { reason: digits < min || digits > max ? 'length' : 'format', patternId: patternKinds.digits.id, min, max }
}

/** The payment password must differ from the password, because it protects money in addition to it. */
function checkPaymentPassword(rule: FieldRule | undefined, form: RegisterForm): FieldFailure | undefined {
  const value = form.paymentPassword ?? ''
  return checkField(rule, value) ?? (value !== '' && value === form.password ? { reason: 'same' } : undefined)
}
