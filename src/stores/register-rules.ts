import type { CallFault } from '#api/errors.ts'
import { checkBirthday } from '#lib/birthday.ts'
import { checkPassword, checkRule, type Rule } from '#lib/field-rules.ts'
import type { AccessOptions } from './access.ts'
import { type FieldError, type FormErrors, fieldsOf } from './form.ts'

/** Fields of the registration other than name, password, number and code, in the order of the form. */
export const furtherFields = [
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'paymentPassword',
  'idNumber',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'zalo',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
] as const
export type FurtherField = (typeof furtherFields)[number]

const textNames = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  ...furtherFields,
] as const
export type TextName = (typeof textNames)[number]
export type RegisterName = TextName | 'terms' | 'captcha'
export type RegisterValues = Readonly<Record<TextName, string>> & { readonly terms: boolean }
export type RegisterErrors = FormErrors<RegisterName>

/** By user name, where a number may be asked for too; or by mobile number, which is then the name. */
export type RegistrationMethod = 'username' | 'mobile'
export type Rules = Readonly<Record<string, Rule>>

export const emptyForm: RegisterValues = {
  ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>),
  terms: false,
}

/** The operator's settings for a registration by mobile number. */
type OfMobile = Pick<AccessOptions, 'provenMobile' | 'mobilePassword'>

/** The fields of the form, in order. */
export function fieldsShown(
  method: RegistrationMethod,
  rules: Rules,
  ofMobile: OfMobile | undefined,
): readonly TextName[] {
  const { provenMobile, mobilePassword } = ofMobile ?? { provenMobile: false, mobilePassword: true }
  return textNames.filter((name) => {
    if (name === 'password' || name === 'confirmPassword') return method === 'username' || mobilePassword
    if (name === 'username') return method === 'username'
    if (name === 'mobileNum' && method === 'mobile') return true
    if (name === 'verificationCode' && method === 'mobile') return provenMobile
    return rules[name]?.enabled ?? false
  })
}

const isSecret = (name: string) => name.endsWith('assword')
const asSent = (values: RegisterValues, name: TextName) => (isSecret(name) ? values[name] : values[name].trim())

/** The values to send: of fields that are shown and filled in, trimmed except for passwords. */
export function sentFields(values: RegisterValues, names: readonly TextName[]): Partial<Record<TextName, string>> {
  return Object.fromEntries(names.map((name) => [name, asSent(values, name)]).filter(([, text]) => text !== ''))
}

/** The errors that the form can find before sending; the gateway checks the same rules again. */
export function checkForm(
  values: RegisterValues,
  names: readonly TextName[],
  { rules, method, mobileIsValid }: { rules: Rules; method: RegistrationMethod; mobileIsValid: boolean },
): RegisterErrors {
  const errors: Partial<Record<RegisterName, FieldError>> = {}
  for (const name of names) {
    const value = asSent(values, name)
    const rule = rules[name]
    if (name === 'mobileNum') {
      const wanted = method === 'mobile' || rule?.required || value !== ''
      if (wanted && !mobileIsValid) errors[name] = 'error.mobile_invalid'
    } else if (name === 'verificationCode') {
      const wanted = method === 'mobile' || rule?.required || values.mobileNum.trim() !== ''
      if (wanted && value === '') errors[name] = 'code.required'
    } else if (rule?.enabled && name !== 'confirmPassword') {
      const failure = checkValue(name, value, rule)
      if (failure) errors[name] = failure
    }
  }
  if (values.confirmPassword !== values.password) errors.confirmPassword = { reason: 'mismatch' }
  if (!values.terms) errors.terms = 'error.terms_not_accepted'
  return errors
}

function checkValue(name: TextName, value: string, rule: Rule): FieldError | undefined {
  if (name === 'birthday') return checkBirthday(value, rule, new Date())
  return name === 'password' ? checkPassword(value, rule) : checkRule(value, rule)
}

/** Refusals that concern one field, and that field. */
const fieldOf: Readonly<Record<string, RegisterName>> = {
  username_taken: 'username',
  terms_not_accepted: 'terms',
  invitation_code_invalid: 'affiliateCode',
  code_wrong: 'verificationCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
}

/** The gateway's errors for fields of the form. */
export function failuresOf(fault: CallFault, shown: readonly RegisterName[]): RegisterErrors {
  if (fault.kind !== 'refused') return {}
  // In a registration by mobile number, the number is the name.
  const isNumber = fault.code === 'username_taken' && !shown.includes('username')
  const named = isNumber ? 'mobileNum' : fieldOf[fault.code]
  if (named && shown.includes(named)) return { [named]: `error.${fault.code}` }
  return fieldsOf(fault, shown)
}
