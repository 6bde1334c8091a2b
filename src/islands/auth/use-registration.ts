import { useState } from 'react'
import { bareNumber, isInternational } from '#lib/mobile-text.ts'
import { type AccessOptions, isMobileNumber } from '#stores/access.ts'
import { $identity } from '#stores/proved-identity.ts'
import { fieldsShown, type Rules, type Way } from '#stores/register-rules.ts'
import { registrationForm } from '#stores/registration-form.ts'
import { useStore } from '#stores/use-store.ts'
import { useCaptcha } from './use-captcha.ts'
import { useCountries } from './use-countries.ts'

interface Input {
  way: Way
  rules: Rules
  access: AccessOptions | undefined
  onDone: () => void
}

/** The registration with what it is judged by: the operator's rules, letters and countries. */
export function useRegistration({ way, rules, access, onDone }: Input) {
  const [registration] = useState(registrationForm)
  const form = useStore(registration.$form)
  const fixedInvitation = useStore(registration.$fixedInvitation)
  const proving = useStore(registration.$proving)
  const mobile = useStore($identity)?.mobile
  const captcha = useCaptcha()
  const countries = useCountries(access?.country, mobile?.countryCode)
  const { country } = countries
  const { values } = form
  const wanted = fieldsShown(way, rules, access)
  const all =
    registration.wasInvited && !wanted.includes('affiliateCode') ? [...wanted, 'affiliateCode' as const] : wanted
  // A number that the provider has proved needs no code besides.
  const shown = mobile ? all.filter((name) => name !== 'verificationCode') : all
  const mobileIsValid = country !== undefined && isMobileNumber(values.mobileNum, country)
  return {
    form,
    take: registration.take,
    judge: registration.judge,
    askForCode: (language: string) => registration.askForCode(country, language),
    async submit() {
      const refused = await registration.submit({ way, rules, shown, country, mobileIsValid, captcha })
      const { phase, errors } = registration.$form.get()
      if (phase === 'sent') onDone()
      else if (refused && (errors.captcha || captcha.shown)) await captcha.refresh()
    },
    proving,
    captcha,
    countries,
    shown,
    /** The account's name: a mobile number is one with its country. */
    name: way === 'mobile' ? inWorld(values.mobileNum, country?.countryDialingCode ?? '') : values.username,
    mobileIsValid,
    /** The number is proved, and no other can be given. */
    fixedMobile: mobile !== undefined,
    /** The code came with the link. */
    fixedInvitation,
    /** The code of the link is nobody's: now it can be mended, or removed. */
    invitationRefused: registration.wasInvited && !fixedInvitation,
  }
}

/** A number with its country, as people of any country would dial it. */
const inWorld = (text: string, dialing: string) =>
  isInternational(text) ? bareNumber(text) : dialing + bareNumber(text).replace(/^0+/, '')
