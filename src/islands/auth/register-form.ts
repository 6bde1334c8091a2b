import type { CallFault } from '#api/errors.ts'
import type { FieldFailure } from '#contract/envelope.ts'
import type { Translate } from '#i18n/messages.ts'
import { checkBirthday } from '#lib/birthday.ts'
import { checkRule, lengthText, type Rule } from '#lib/field-rules.ts'
import { checkPassword } from '#lib/password-rule.ts'
import type { AccessOptions } from '#stores/access.ts'
import { type FurtherField, furtherFields } from './register-fields.ts'

export type TextName = FurtherField | 'username' | 'password' | 'confirmPassword' | 'mobileNum' | 'verificationCode'
export type RegisterValues = Readonly<Record<TextName, string>> & { readonly terms: boolean }
export type RegisterErrors = Partial<Record<TextName | 'terms' | 'captcha', string>>

/** By name: a number may be asked too. By mobile: the number is the name. */
export type Way = 'username' | 'mobile'

const always = ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'] as const
const none = Object.fromEntries([...always, ...furtherFields].map((name) => [name, ''])) as Record<TextName, string>
export const emptyForm: RegisterValues = { ...none, terms: false }

export type Rules = Readonly<Record<string, Rule>>

/** What the operator asks of a registration by mobile number. */
type OfMobile = Pick<AccessOptions, 'provenMobile' | 'mobilePassword'>

/** Whether a field is on the form. */
export function isShown(name: TextName, way: Way, rules: Rules, { provenMobile, mobilePassword }: OfMobile): boolean {
  if (name === 'password' || name === 'confirmPassword') return way === 'username' || mobilePassword
  if (name === 'username') return way === 'username'
  if (name === 'mobileNum' && way === 'mobile') return true
  if (name === 'verificationCode') return way === 'mobile' ? provenMobile : (rules[name]?.enabled ?? false)
  return rules[name]?.enabled ?? false
}

const isSecret = (name: string) => name.endsWith('assword')

/** What is sent: fields that are shown and filled in, trimmed but for passwords. */
export function sentFields(values: RegisterValues, names: readonly TextName[]): Partial<Record<TextName, string>> {
  const filled = names.map((name) => [name, isSecret(name) ? values[name] : values[name].trim()] as const)
  return Object.fromEntries(filled.filter(([, text]) => text !== ''))
}

/** What the form can say before sending; the gateway checks the same rules again. */
export function checkForm(
  values: RegisterValues,
  names: readonly TextName[],
  { rules, way, mobileIsValid }: { rules: Rules; way: Way; mobileIsValid: boolean },
  t: Translate,
): RegisterErrors {
  const errors: RegisterErrors = {}
  for (const name of names) {
    const value = isSecret(name) ? values[name] : values[name].trim()
    const rule = rules[name]
    if (name === 'mobileNum') {
      const wanted = way === 'mobile' || rule?.required || value !== ''
      if (wanted && !mobileIsValid) errors[name] = t('error.mobile_invalid')
    } else if (name === 'verificationCode') {
      const wanted = way === 'mobile' || rule?.required || values.mobileNum.trim() !== ''
      if (wanted && value === '') errors[name] = t('code.required')
    } else if (rule?.enabled && name !== 'confirmPassword') {
      const failure = checkValue(name, value, rule)
      if (failure) errors[name] = failureText(failure, t)
    }
  }
  if (values.confirmPassword !== values.password) errors.confirmPassword = t('field.mismatch')
  if (!values.terms) errors.terms = t('error.terms_not_accepted')
  return errors
}

function checkValue(name: TextName, value: string, rule: Rule): FieldFailure | undefined {
  if (name === 'birthday') return checkBirthday(value, rule, new Date())
  return name === 'password' ? checkPassword(value, rule) : checkRule(value, rule)
}

/** Refusals that belong to one field, and which. */
const fieldOf: Readonly<Record<string, keyof RegisterErrors>> = {
  username_taken: 'username',
  terms_not_accepted: 'terms',
  invitation_code_invalid: 'affiliateCode',
  code_wrong: 'verificationCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
}

/** The gateway's word on single fields that are on the form. */
export function failuresOf(fault: CallFault, shown: readonly string[], t: Translate): RegisterErrors {
  if (fault.kind !== 'refused') return {}
  const named = placeOf(fault.code, shown)
  if (named && shown.includes(named)) return { [named]: t(`error.${fault.code}`) }
  return fieldFailures(fault, shown, t)
}

function placeOf(code: string, shown: readonly string[]): keyof RegisterErrors | undefined {
  if (code === 'username_taken' && !shown.includes('username')) return 'mobileNum'
  return fieldOf[code]
}

/** What `field_invalid` and `invalid_request` say of the fields of a form. */
export function fieldFailures(fault: CallFault, shown: readonly string[], t: Translate): Record<string, string> {
  if (fault.kind !== 'refused') return {}
  if (fault.code !== 'field_invalid' && fault.code !== 'invalid_request') return {}
  const { value } = fault
  if (typeof value !== 'object' || value === null || !('fields' in value)) return {}
  const failures = Object.entries(value.fields as Record<string, FieldFailure>)
  const known = failures.filter(([name]) => shown.includes(name))
  return Object.fromEntries(known.map(([name, failure]) => [name, failureText(failure, t)]))
}

export function failureText(failure: FieldFailure, t: Translate): string {
  if (failure.reason === 'length' || failure.reason === 'format') {
    const { patternId = 0, min = 0, max = 255 } = failure
    return patternText(patternId, min, max, t) ?? t('field.format')
  }
  return t(`field.${failure.reason}`, { years: failure.min ?? 0 })
}

/** What a field wants, in words, before anything is typed. */
export function ruleText(rule: Rule | undefined, t: Translate): string | undefined {
  return rule && patternText(rule.patternId, rule.minLength, rule.maxLength, t)
}

/** Undefined of a kind that has no sentence. */
function patternText(patternId: number, min: number, max: number, t: Translate): string | undefined {
  const key = `reg_pattern_${patternId}`
  const text = t(key, { length: lengthText(min, max) })
  return text === key ? undefined : text
}
