import { useState } from 'react'
import type { Translate } from '#i18n/messages.ts'
import { type AccessOptions, isMobileNumber } from '#stores/access.ts'
import { $identity } from '#stores/identity.ts'
import { flushList } from '#stores/kept-lists.ts'
import { invitation, register, registerMobile } from '#stores/registration.ts'
import { useStore } from '#stores/use-store.ts'
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
import { useCaptcha } from './use-captcha.ts'

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
  const [referral, setReferral] = useState({ code: invited.referralCode, refused: false })
  const [fixedAffiliate, setFixedAffiliate] = useState(invited.affiliateCode !== '')
  const identity = useStore($identity)
  const mobile = identity?.mobile
  const [values, setValues] = useState<RegisterValues>({
    ...emptyForm,
    affiliateCode: invited.affiliateCode,
    mobileNum: mobile?.mobileNum ?? '',
  })
  const [errors, setErrors] = useState<RegisterErrors>({})
  const [fault, setFault] = useState<ReturnType<typeof useAttempt>['fault']>()
  const { busy, attempt } = useAttempt()
  const captcha = useCaptcha()
  const countries = useCountries(access?.country, mobile?.countryCode)
  const { country } = countries
  // A number that the provider has proved needs no code besides.
  const wanted = every.filter((name) =>
    isShown(name, way, rules, access ?? { provenMobile: false, mobilePassword: true }),
  )
  const shown = mobile ? wanted.filter((name) => name !== 'verificationCode') : wanted
  const mobileIsValid = country !== undefined && isMobileNumber(values.mobileNum, country)

  const send = async () => {
    const referralCode = referral.code.trim()
    const { username = '', mobileNum = '', password = '', confirmPassword = '', ...rest } = sentFields(values, shown)
    const form = {
      ...rest,
      terms: values.terms,
      ...captcha.answer(),
      ...(mobileNum && country ? { countryDialingCode: country.countryDialingCode } : {}),
      ...(referralCode ? { referralCode } : {}),
      ...(identity ? { firebaseChannel: identity.channel, firebaseIdToken: identity.idToken } : {}),
      // A code of the visit counts even where the form has no field for one.
      ...(invited.affiliateCode && !shown.includes('affiliateCode') ? { affiliateCode: invited.affiliateCode } : {}),
    }
    const chosen = { password, confirmPassword }
    const { proof } = captcha
    if (way === 'mobile')
      await registerMobile({ ...form, ...(shown.includes('password') ? chosen : {}), mobileNum }, proof)
    else await register({ ...form, ...chosen, username, ...(mobileNum ? { mobileNum } : {}) }, proof)
    $identity.set(undefined)
    onDone()
  }

  const submit = async () => {
    if (busy) return
    setFault(undefined)
    const found = checkForm(values, shown, { rules, way, mobileIsValid }, t)
    if (captcha.isMissing) found.captcha = t('captcha.required')
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const failed = await attempt(send)
    if (!failed) return
    // The rules may be others by now: the form asks for them when it is opened again.
    flushList('getRegisterRules')
    const withCode = !values.affiliateCode.trim() && referral.code ? ['referralCode'] : []
    // It was good for an hour.
    if (failed.kind === 'refused' && failed.code === 'identity_invalid') $identity.set(undefined)
    const fields = failuresOf(failed, [...withCode, ...shown, 'terms', 'captcha'], t)
    setErrors(fields)
    if (fields.referralCode) setReferral((now) => ({ ...now, refused: true }))
    if (fields.affiliateCode) setFixedAffiliate(false)
    if (Object.keys(fields).length === 0) setFault(failed)
    if (fields.captcha || captcha.shown) await captcha.refresh()
  }

  return {
    values,
    /** What has been typed or chosen just now. */
    take: (typed: Partial<RegisterValues>) => setValues((now) => ({ ...now, ...typed })),
    errors,
    setErrors,
    fault,
    busy,
    captcha,
    countries,
    shown,
    mobileIsValid,
    /** The number is proved, and no other can be given. */
    fixedMobile: mobile !== undefined,
    /** The code came with the link, so none is typed (specification §4), unless the gateway does not know it. */
    fixedAffiliate,
    referral,
    setReferral,
    submit,
  }
}
