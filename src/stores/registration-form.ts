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
  type RegistrationMethod,
  type Rules,
  sentFields,
  type TextName,
} from './register-rules.ts'

/** What a registration is checked and sent with, besides its values. */
export interface RegisterContext {
  readonly method: RegistrationMethod
  readonly rules: Rules
  /** The fields of the form. */
  readonly shown: readonly TextName[]
  /** Country of the mobile number; undefined if the countries could not be loaded. */
  readonly country: Pick<Country, 'countryDialingCode'> | undefined
  readonly mobileIsValid: boolean
  /** The captcha that the gateway requires. */
  readonly captcha: {
    readonly isMissing: boolean
    readonly answer: () => { readonly captchaId?: string; readonly captcha?: string }
    /** Set if a challenge replaces the letters. */
    readonly proof: ChallengePurpose | undefined
  }
  /** Resolves when every refusal can be said. */
  readonly sentences: Promise<void>
}

/** Loads the code that sends the form, while the person fills it in. */
const sender = async () => ({ ...(await import('./registration.ts')), ...(await import('./verification.ts')) })

/** The registration form: its values, its errors, and opening the account. */
export function registrationForm() {
  const invited = invitation()
  /** Whether the field holds the link's code and cannot be edited (product rule 4.10). */
  const $fixedInvitation = atom(invited !== undefined)
  /** Whether this device is solving a challenge. */
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

  async function send(
    values: RegisterValues,
    { method, shown, country, captcha, sentences }: RegisterContext,
  ): Promise<void> {
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
      if (method === 'mobile')
        await registerMobile({ ...fields, ...(shown.includes('password') && chosen), mobileNum }, proof)
      else await register({ ...fields, ...chosen, username, ...(mobileNum && { mobileNum }) }, proof)
    } catch (error) {
      await sentences
      throw error
    } finally {
      forget()
    }
    $identity.set(undefined)
  }

  return {
    ...store,
    $fixedInvitation,
    $proving,
    /** Whether the code came with a link; the field then says so. */
    wasInvited: invited !== undefined,
    take(typed: Partial<RegisterValues>) {
      void sender().catch(() => undefined)
      store.take(typed)
    },
    /** Requests the code that proves the number. Throws `CallError`. */
    async askForCode(country: RegisterContext['country'], language: string): Promise<boolean> {
      const { askForRegisterCode } = await arrived(sender(), 'sendRegisterCode')
      return askForRegisterCode(store.$form.get().values.mobileNum, country?.countryDialingCode ?? '', language)
    },
    /** Opens the account. Returns whether that was refused; a new captcha is needed then. */
    async submit(context: RegisterContext): Promise<boolean> {
      const fault = await store.submit(context)
      if (!fault) return false
      // The operator may have changed the rules; they are loaded again when the form opens next.
      flushList('getRegisterRules')
      // The provider's token has expired (after an hour).
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
