import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { bareNumber, isInternational } from '#lib/mobile-text.ts'
import { type AccessOptions, isMobileNumber } from '#stores/account/auth/access.ts'
import { $identity } from '#stores/account/auth/proved-identity.ts'
import type { LimitFields } from '#stores/account/auth/register-limits.ts'
import { fieldsShown, type RegistrationMethod, type Rules } from '#stores/account/auth/register-rules.ts'
import { registrationForm } from '#stores/account/auth/registration-form.ts'
import { useStore } from '#stores/use-store.ts'
import { errorWords } from './error-words.ts'
import { useCaptcha } from './use-captcha.ts'
import { useCountries } from './use-countries.ts'

interface Input {
  method: RegistrationMethod
  rules: Rules
  access: AccessOptions | undefined
  onDone: () => void
}

/** The state of a registration form, with its captcha, its countries and the fields that the operator asks for. */
export function useRegistration({ method, rules, access, onDone }: Input) {
  const t = useWords<'errors'>()
  const [registration] = useState(() => registrationForm(() => errorWords(t)))
  const form = useStore(registration.$form)
  const fixedInvitation = useStore(registration.$fixedInvitation)
  const proving = useStore(registration.$proving)
  const mobile = useStore($identity)?.mobile
  const [limits, takeLimits] = useState<LimitFields>()
  const captcha = useCaptcha()
  const countries = useCountries(access?.country, mobile?.countryCode)
  const { country } = countries
  const { values } = form
  const asked = fieldsShown(method, rules, access)
  const all = registration.wasInvited && !asked.includes('affiliateCode') ? [...asked, 'affiliateCode' as const] : asked
  // A number that the identity provider has verified needs no one-time code.
  const shown = mobile ? all.filter((name) => name !== 'verificationCode') : all
  const mobileIsValid = country !== undefined && isMobileNumber(values.mobileNum, country)
  return {
    form,
    take: registration.take,
    judge: registration.judge,
    askForCode: (language: string) => registration.askForCode(country, language),
    async submit() {
      const refused = await registration.submit({
        ...{ method, rules, shown, country, mobileIsValid, captcha, limits },
      })
      const { phase, errors } = registration.$form.get()
      if (phase === 'sent') onDone()
      else if (refused && (errors.captcha || captcha.shown)) await captcha.refresh()
    },
    proving,
    takeLimits,
    captcha,
    countries,
    shown,
    /** The account's name. A mobile number is a name together with its dialling code. */
    name:
      method === 'mobile' ? internationalNumber(values.mobileNum, country?.countryDialingCode ?? '') : values.username,
    mobileIsValid,
    /** The number is verified and cannot be changed. */
    fixedMobile: mobile !== undefined,
    /** The invitation code came with the link and cannot be changed. */
    fixedInvitation,
    /** The invitation code of the link belongs to no account, so it can be changed or removed. */
    invitationRefused: registration.wasInvited && !fixedInvitation,
  }
}

/** A number with its dialling code, as people in any country would dial it. */
const internationalNumber = (text: string, dialing: string) =>
  isInternational(text) ? bareNumber(text) : dialing + bareNumber(text).replace(/^0+/, '')
