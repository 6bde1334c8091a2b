import { useState } from 'react'
import { arrived } from '#api/late.ts'
import type { Translate } from '#i18n/messages.ts'
import { bareNumber, isInternational } from '#lib/mobile-text.ts'
import { type AccessOptions, isMobileNumber } from '#stores/access.ts'
import { dropInvitation, invitation } from '#stores/invitation.ts'
import { flushList } from '#stores/kept-lists.ts'
import { $identity } from '#stores/proved-identity.ts'
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
import { useAttempt } from './use-attempt.ts'
import { useCaptcha } from './use-captcha.ts'
import { useCountries } from './use-countries.ts'

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

/** What sends it comes while the form is filled in. */
const sender = async () => ({
  ...(await import('#stores/registration.ts')),
  ...(await import('#stores/verification.ts')),
})

/** What was typed into the registration, what is wrong with it, and sending it. */
export function useRegistration({ t, way, rules, access, onDone }: Input) {
  const [invited] = useState(invitation)
  const [invitationRefused, setInvitationRefused] = useState(false)
  const identity = useStore($identity)
  const mobile = identity?.mobile
  const [values, setValues] = useState<RegisterValues>({
    ...emptyForm,
    affiliateCode: invited?.code ?? '',
    mobileNum: mobile?.mobileNum ?? '',
  })
  const [errors, setErrors] = useState<RegisterErrors>({})
  /** What the errors are about: one that was changed since is no error any more. */
  const [tried, setTried] = useState(values)
  const [fault, setFault] = useState<ReturnType<typeof useAttempt>['fault']>()
  const { busy, attempt } = useAttempt()
  /** This device works on the gateway's challenge. */
  const [proving, setProving] = useState(false)
  const captcha = useCaptcha()
  const countries = useCountries(access?.country, mobile?.countryCode)
  const { country } = countries
  // A number that the provider has proved needs no code besides.
  const ofMobile = access ?? { provenMobile: false, mobilePassword: true }
  const wanted = every.filter(
    (name) => isShown(name, way, rules, ofMobile) || (name === 'affiliateCode' && invited !== undefined),
  )
  const shown = mobile ? wanted.filter((name) => name !== 'verificationCode') : wanted
  const mobileIsValid = country !== undefined && isMobileNumber(values.mobileNum, country)

  // No other code is typed where one came with the link (specification §4), unless the gateway does not know it.
  const fixedInvitation = invited !== undefined && !invitationRefused

  const refuse = (found: RegisterErrors) => {
    setErrors(found)
    setTried(values)
  }

  const send = async () => {
    const filled = sentFields(values, shown)
    const { username = '', mobileNum = '', password = '', confirmPassword = '', affiliateCode, ...rest } = filled
    const form = {
      ...rest,
      ...(affiliateCode ? { [fixedInvitation ? invited.kind : 'affiliateCode']: affiliateCode } : {}),
      terms: values.terms,
      ...captcha.answer(),
      ...(mobileNum && country ? { countryDialingCode: country.countryDialingCode } : {}),
      ...(identity ? { firebaseChannel: identity.channel, firebaseIdToken: identity.idToken } : {}),
    }
    const { register, registerMobile, $proving } = await arrived(sender(), 'register')
    const chosen = { password, confirmPassword }
    const { proof } = captcha
    const forget = $proving.subscribe(setProving)
    try {
      if (way === 'mobile')
        await registerMobile({ ...form, ...(shown.includes('password') ? chosen : {}), mobileNum }, proof)
      else await register({ ...form, ...chosen, username, ...(mobileNum ? { mobileNum } : {}) }, proof)
    } finally {
      forget()
    }
    $identity.set(undefined)
    onDone()
  }

  const submit = async () => {
    if (busy) return
    setFault(undefined)
    const judged = shown.filter((name) => !(name === 'affiliateCode' && fixedInvitation))
    const found = checkForm(values, judged, { rules, way, mobileIsValid }, t)
    if (captcha.isMissing) found.captcha = t('captcha.required')
    refuse(found)
    if (Object.keys(found).length > 0) return
    const failed = await attempt(send)
    if (!failed) return
    // The rules may be others by now: the form asks for them when it is opened again.
    flushList('getRegisterRules')
    // It was good for an hour.
    if (failed.kind === 'refused' && failed.code === 'identity_invalid') $identity.set(undefined)
    const fields = failuresOf(failed, [...shown, 'terms', 'captcha'], t)
    refuse(fields)
    if (fields.affiliateCode && fixedInvitation) {
      setInvitationRefused(true)
      dropInvitation()
    }
    if (Object.keys(fields).length === 0) setFault(failed)
    if (fields.captcha || captcha.shown) await captcha.refresh()
  }

  return {
    values,
    /** What has been typed or chosen just now. */
    take: (typed: Partial<RegisterValues>) => {
      void sender().catch(() => undefined)
      setValues((now) => ({ ...now, ...typed }))
    },
    /** Asks for the code that proves the number. Throws `CallError`. */
    askForCode: async (language: string) => {
      const { askForRegisterCode } = await arrived(sender(), 'sendRegisterCode')
      return askForRegisterCode(values.mobileNum, country?.countryDialingCode ?? '', language)
    },
    /** What is wrong with a field, as long as it stands there as it was sent. */
    errorOf: (name: TextName) => {
      const stays = tried[name] === values[name] && (name !== 'confirmPassword' || tried.password === values.password)
      return stays ? errors[name] : undefined
    },
    errors,
    refuse,
    fault,
    busy,
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
    invitationRefused,
    submit,
  }
}

/** A number with its country, as people of any country would dial it. */
const inWorld = (text: string, dialing: string) =>
  isInternational(text) ? bareNumber(text) : dialing + bareNumber(text).replace(/^0+/, '')
