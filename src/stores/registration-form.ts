import { atom } from 'nanostores'
import { arrived } from '#api/late.ts'
import type { ChallengePurpose } from '#contract/auth/get-challenge.ts'
import type { Country } from './access.ts'
import { type FormState, form } from './form.ts'
import { dropInvitation, invitation } from './invitation.ts'
import { flushList } from './kept-lists.ts'
import { $identity } from './proved-identity.ts'
import {
  checkForm,
  emptyForm,
  failuresOf,
  type RegisterName,
  type RegisterValues,
  type Rules,
  sentFields,
  type TextName,
  type Way,
} from './register-rules.ts'

/** What a registration is judged by and sent with, besides what was typed. */
export interface RegisterContext {
  readonly way: Way
  readonly rules: Rules
  /** The fields on the form. */
  readonly shown: readonly TextName[]
  /** Of the mobile number; undefined where the countries did not come. */
  readonly country: Pick<Country, 'countryDialingCode'> | undefined
  readonly mobileIsValid: boolean
  /** The letters that the gateway asked for. */
  readonly captcha: {
    readonly isMissing: boolean
    readonly answer: () => { readonly captchaId?: string; readonly captcha?: string }
    /** A challenge is solved in their place. */
    readonly proof: ChallengePurpose | undefined
  }
}

/** What sends it comes while the form is filled in. */
const sender = async () => ({ ...(await import('./registration.ts')), ...(await import('./verification.ts')) })

/** The registration: what was typed, what is wrong with it, and opening the account. */
export function registrationForm() {
  const invited = invitation()
  /** Whether the field holds the link's code and cannot be edited (product rule 4.10). */
  const $fixedInvitation = atom(invited !== undefined)
  /** This device works on the gateway's challenge. */
  const $proving = atom(false)

  const store = form<RegisterValues, RegisterName, RegisterContext>({
    values: { ...emptyForm, affiliateCode: invited?.code ?? '', mobileNum: $identity.get()?.mobile?.mobileNum ?? '' },
    together: { password: 'confirmPassword' },
    check(values, { shown, captcha, ...context }) {
      const judged = shown.filter((name) => !(name === 'affiliateCode' && $fixedInvitation.get()))
      const found = checkForm(values, judged, context)
      return captcha.isMissing ? { ...found, captcha: 'captcha.required' } : found
    },
    refused: (fault, { shown }) => failuresOf(fault, [...shown, 'terms', 'captcha']),
    send,
  })

  async function send(values: RegisterValues, { way, shown, country, captcha }: RegisterContext): Promise<void> {
    const filled = sentFields(values, shown)
    const { username = '', mobileNum = '', password = '', confirmPassword = '', affiliateCode, ...rest } = filled
    const identity = $identity.get()
    const fields = {
      ...rest,
      ...(affiliateCode && { [invited && $fixedInvitation.get() ? invited.kind : 'affiliateCode']: affiliateCode }),
      terms: values.terms,
      ...captcha.answer(),
      ...(mobileNum && country && { countryDialingCode: country.countryDialingCode }),
      ...(identity && { firebaseChannel: identity.channel, firebaseIdToken: identity.idToken }),
    }
    const chosen = { password, confirmPassword }
    const { proof } = captcha
    const { register, registerMobile, $proving: $working } = await arrived(sender(), 'register')
    const forget = $working.subscribe((works) => $proving.set(works))
    try {
      if (way === 'mobile')
        await registerMobile({ ...fields, ...(shown.includes('password') && chosen), mobileNum }, proof)
      else await register({ ...fields, ...chosen, username, ...(mobileNum && { mobileNum }) }, proof)
    } finally {
      forget()
    }
    $identity.set(undefined)
  }

  return {
    ...store,
    $fixedInvitation,
    $proving,
    /** The code came with a link, of which the field says so. */
    wasInvited: invited !== undefined,
    take(typed: Partial<RegisterValues>) {
      void sender().catch(() => undefined)
      store.take(typed)
    },
    /** Asks for the code that proves the number. Throws `CallError`. */
    async askForCode(country: RegisterContext['country'], language: string): Promise<boolean> {
      const { askForRegisterCode } = await arrived(sender(), 'sendRegisterCode')
      return askForRegisterCode(store.$form.get().values.mobileNum, country?.countryDialingCode ?? '', language)
    },
    /** Opens the account. Answers whether that was refused; the letters are others then. */
    async submit(context: RegisterContext): Promise<boolean> {
      const fault = await store.submit(context)
      if (!fault) return false
      // The rules may be others by now: the form asks for them when it is opened again.
      flushList('getRegisterRules')
      // It was good for an hour.
      if (fault.kind === 'refused' && fault.code === 'identity_invalid') $identity.set(undefined)
      if (store.$form.get().errors.affiliateCode && $fixedInvitation.get()) {
        $fixedInvitation.set(false)
        dropInvitation()
      }
      return true
    },
  }
}

export type RegistrationState = FormState<RegisterValues, RegisterName>
