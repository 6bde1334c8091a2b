import { useState } from 'react'
import type { Translate } from '#i18n/messages.ts'
import { type AccessOptions, isMobileNumber } from '#stores/access.ts'
import { invitation, register, registerMobile } from '#stores/registration.ts'
import { useCaptcha } from './CaptchaField.tsx'
import { furtherFields } from './register-fields.ts'
import {
  checkForm,
  emptyForm,
  failuresOf,
  isShown,
  type RegisterErrors,
  type RegisterValues,
  type Rules,
  sentFields,
  type TextName,
  type Way,
} from './register-form.ts'
import { useCountries } from './use-access.ts'
import { useAttempt } from './use-attempt.ts'

interface Input {
  t: Translate
  way: Way
  rules: Rules
  access: AccessOptions | undefined
  onDone: () => void
}

const every: readonly TextName[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  ...furtherFields,
]

/** What was typed into the registration, what is wrong with it, and sending it. */
export function useRegistration({ t, way, rules, access, onDone }: Input) {
  const [invited] = useState(invitation)
  const [values, setValues] = useState<RegisterValues>({ ...emptyForm, affiliateCode: invited.affiliateCode })
  const [errors, setErrors] = useState<RegisterErrors>({})
  const [fault, setFault] = useState<ReturnType<typeof useAttempt>['fault']>()
  const { busy, attempt } = useAttempt()
  const captcha = useCaptcha()
  const countries = useCountries(access?.country)
  const { country } = countries
  const shown = every.filter((name) => isShown(name, way, rules, access?.provenMobile ?? false))
  const mobileIsValid = country !== undefined && isMobileNumber(values.mobileNum, country)

  const send = async () => {
    const { referralCode } = invited
    const { username = '', mobileNum = '', password = '', confirmPassword = '', ...rest } = sentFields(values, shown)
    const form = {
      ...rest,
      password,
      confirmPassword,
      terms: values.terms,
      ...captcha.answer(),
      ...(mobileNum && country ? { countryDialingCode: country.countryDialingCode } : {}),
      ...(referralCode ? { referralCode } : {}),
      // A code of the visit counts even where the form has no field for one.
      ...(invited.affiliateCode && !shown.includes('affiliateCode') ? { affiliateCode: invited.affiliateCode } : {}),
    }
    if (way === 'mobile') await registerMobile({ ...form, mobileNum })
    else await register({ ...form, username, ...(mobileNum ? { mobileNum } : {}) })
    onDone()
  }

  const submit = async () => {
    if (busy) return
    setFault(undefined)
    const found = checkForm(values, shown, { rules, way, mobileIsValid }, t)
    if (captcha.shown && !captcha.text.trim()) found.captcha = t('captcha.required')
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const failed = await attempt(send)
    if (!failed) return
    const fields = failuresOf(failed, [...shown, 'terms', 'captcha'], t)
    setErrors(fields)
    if (Object.keys(fields).length === 0) setFault(failed)
    if (fields.captcha || captcha.shown) await captcha.refresh()
  }

  return {
    values,
    setValues,
    errors,
    setErrors,
    fault,
    busy,
    captcha,
    countries,
    shown,
    mobileIsValid,
    invited,
    submit,
  }
}
