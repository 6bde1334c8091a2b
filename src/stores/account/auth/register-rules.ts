import type { LimitField } from '#contract/account/protection/limit-field.ts'
import type { Rule } from '#lib/field-rules.ts'
import type { FormErrors } from '#stores/form.ts'
import type { AccessOptions } from './access.ts'

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
type FurtherField = (typeof furtherFields)[number]

/** Further fields that few operators ask for. */
export type RareName = Exclude<FurtherField, 'email' | 'affiliateCode'>

/** Whether a field is one of those that few operators ask for. */
export const isRare = (name: string): name is RareName =>
  name !== 'email' && name !== 'affiliateCode' && furtherFields.some((one) => one === name)

const textNames = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  ...furtherFields,
] as const
export type TextName = (typeof textNames)[number]
export type RegisterName = TextName | LimitField | 'terms' | 'captcha'
export type RegisterValues = Readonly<Record<TextName, string> & { [Name in LimitField]?: string }> & {
  readonly terms: boolean
}
export type RegisterErrors = FormErrors<RegisterName>

/**
 * The kind of registration: by user name, with an optional number; or by mobile number, which is then the account name.
 */
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
  const isShown = (name: TextName) => rules[name]?.enabled ?? false
  return textNames.filter((name) => {
    if (name === 'password' || name === 'confirmPassword') return method === 'username' || mobilePassword
    if (name === 'username') return method === 'username'
    if (name === 'mobileNum' && method === 'mobile') return true
    // Beside a user name the code can be left out: a number that is proved now can log in and recover the password.
    if (name === 'verificationCode' && provenMobile) return method === 'mobile' || isShown('mobileNum') || isShown(name)
    if (name === 'verificationCode' && method === 'mobile') return false
    return isShown(name)
  })
}
