import type { RegisterRequest } from '#contract/auth/register.ts'
import type { FieldRule } from '#contract/entities/field-rule.ts'
import type { FieldFailure } from '#contract/envelope.ts'
import type { MobileNumber } from '#gateway/member/mobile-numbers.ts'
import type { RegisterRules } from '#gateway/system/register-rules.ts'
import { checkBirthday } from '#lib/birthday.ts'
import { phoneDigits } from '#lib/countries.ts'
import { checkRule } from '#lib/field-rules.ts'
import { bareNumber } from '#lib/mobile-text.ts'
import { patternKinds } from '#lib/patterns.ts'
import { checkPassword } from './password-rules.ts'

/** Contacts and particulars that registration may ask for; they are kept together. */
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

/** Fields that a rule can be about, as they come in the request. */
const ruled = ['confirmPassword', 'nickname', 'payeeName', 'email', ...contactFields] as const

/** A registration by name, or by mobile number: then the number is the name. */
export type RegisterForm = RegisterRequest & { readonly by: 'username' | 'mobile' }

/** The number of a form. */
export interface FormMobile {
  /** Undefined where it cannot be one. */
  readonly number: MobileNumber | undefined
  /** Of the country that was chosen. */
  readonly dialingCode: string
  /** Whether the number has the form of the operator's own country, which has a rule. */
  readonly isHome: boolean
}

/**
 * Why each field is refused; empty where all are as the rules want them. Texts but passwords are judged trimmed.
 *
 * @param asksPassword false where an account is opened without one: then none may come
 * @param now decides who is old enough
 */
export function checkRegistration(
  { fields }: RegisterRules,
  form: RegisterForm,
  mobile: FormMobile,
  asksPassword: boolean,
  now: Date,
): Record<string, FieldFailure> {
  const failures: Record<string, FieldFailure | undefined> = {}
  for (const field of ruled) {
    const value = form[field] ?? ''
    failures[field] = checkField(fields[field], field === 'confirmPassword' ? value : value.trim())
  }
  failures.affiliateCode = checkInvitation(fields.affiliateCode, form)
  if (form.by === 'username') failures.username = checkField(fields.username, form.username.trim())
  const { birthday } = fields
  const born = form.birthday?.trim() ?? ''
  failures.birthday = birthday?.enabled ? checkBirthday(born, birthday, now) : checkField(birthday, born)
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
  // What the form does not show, nobody typed.
  if (!rule?.enabled) return value === '' ? undefined : { reason: 'unknown' }
  return checkRule(value, rule)
}

/** One invitation will do, of an agent or of a member. A link can bring a code where the form has no field for one. */
function checkInvitation(rule: FieldRule | undefined, form: RegisterForm): FieldFailure | undefined {
  const code = form.affiliateCode?.trim() ?? ''
  return rule?.enabled && !(code === '' && form.referralCode?.trim()) ? checkRule(code, rule) : undefined
}

/** By the rule of the form at home, by the numbering plan elsewhere. */
function checkMobile(
  rule: FieldRule | undefined,
  form: RegisterForm,
  { number, dialingCode, isHome }: FormMobile,
): FieldFailure | undefined {
  const typed = (form.mobileNum ?? '').trim()
  if (form.by === 'username') {
    if (typed === '' || !rule?.enabled) return checkField(rule, typed)
    if (isHome) return checkRule(number?.national ?? typed, rule)
  }
  if (number) return undefined
  const [min, max] = phoneDigits(dialingCode) ?? [7, 15]
  const digits = bareNumber(typed).length
  return { reason: digits < min || digits > max ? 'length' : 'format', patternId: patternKinds.digits.id, min, max }
}

/** It guards money beside the password, so it must be another. */
function checkPaymentPassword(rule: FieldRule | undefined, form: RegisterForm): FieldFailure | undefined {
  const value = form.paymentPassword ?? ''
  return checkField(rule, value) ?? (value !== '' && value === form.password ? { reason: 'same' } : undefined)
}
