import type { CallFault } from '#api/errors.ts'
import { checkBirthday } from '#lib/birthday.ts'
import { checkPassword, checkRule, type Rule } from '#lib/field-rules.ts'
import { tidyField } from '#lib/pasted-fields.ts'
import type { FieldError } from '#stores/form.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { fieldsOf } from '#stores/refused-fields.ts'
import type {
  RegisterErrors,
  RegisterName,
  RegisterValues,
  RegistrationMethod,
  Rules,
  TextName,
} from './register-rules.ts'

const asSent = (values: RegisterValues, name: TextName) => tidyField(name, values[name])

/** The values to send: of fields that are shown and filled in, normalised except for passwords. */
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
      const wanted = method === 'mobile' || rule?.required || (rule?.enabled && values.mobileNum.trim() !== '')
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
  if (name === 'birthday') return checkBirthday(value, rule, todayIn($zone.get()))
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
  // In a registration by mobile number, the number is the account name.
  const isNumber = fault.code === 'username_taken' && !shown.includes('username')
  // An agent's link that no longer accepts registrations.
  const isLink = /^li(?:nk|ne)_/.test(fault.code)
  const named = isNumber ? 'mobileNum' : isLink ? 'affiliateCode' : fieldOf[fault.code]
  if (named && shown.includes(named)) return { [named]: `error.${fault.code}` }
  return fieldsOf(fault, shown)
}
