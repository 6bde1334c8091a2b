import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { CallFault } from '#api/errors.ts'
import type { ChallengePurpose } from '#contract/account/auth/get-challenge.ts'
import type { FormSender } from '#stores/form.ts'
import { flushList } from '#stores/play/lobby/cached-calls.ts'
import type { Country } from './access.ts'
import { dropInvitation } from './drop-invitation.ts'
import type { Invitation } from './invitation.ts'
import { $identity } from './proved-identity.ts'
import { checkForm, failuresOf, sentFields } from './register-check.ts'
import type { LimitFields } from './register-limits.ts'
import type {
  RegisterErrors,
  RegisterName,
  RegisterValues,
  RegistrationMethod,
  Rules,
  TextName,
} from './register-rules.ts'
import { register, registerMobile } from './registration.ts'
import { $proving as $working } from './verification.ts'

export { askForRegisterCode } from './registration.ts'

/** The data for checking and sending a registration, besides its values. */
export interface RegisterContext {
  readonly method: RegistrationMethod
  readonly rules: Rules
  /** The fields of the form. */
  readonly shown: readonly TextName[]
  /** Country of the mobile number; undefined if the countries could not be loaded. */
  readonly country: Pick<Country, 'countryDialingCode'> | undefined
  readonly mobileIsValid: boolean
  /** Limits that the law requires; undefined without any. */
  readonly limits?: LimitFields | undefined
  /** The captcha that the gateway requires. */
  readonly captcha: {
    readonly isMissing: boolean
    readonly answer: () => { readonly captchaId?: string; readonly captcha?: string }
    /** Set if a challenge replaces the letters. */
    readonly proof: ChallengePurpose | undefined
  }
}

interface FormFacts {
  readonly invited: Invitation | undefined
  /** Whether the field holds the link's code and cannot be edited. */
  readonly $fixedInvitation: ReadableAtom<boolean>
  /** Called when this device starts and stops solving a challenge. */
  readonly $proving: WritableAtom<boolean>
}

/** The parts of a refusal besides faults of fields: outdated rules, an invalid identity or invitation. */
export function afterRefusal(
  fault: CallFault,
  { affiliateCode }: RegisterErrors,
  $fixedInvitation: WritableAtom<boolean>,
): void {
  // The operator may have changed the rules; they are loaded again when the form opens next.
  flushList('getRegisterRules')
  // The provider's token has expired (after an hour).
  if (fault.kind === 'refused' && fault.code === 'identity_invalid') $identity.set(undefined)
  if (!affiliateCode || !$fixedInvitation.get()) return
  $fixedInvitation.set(false)
  dropInvitation()
}

/** Checks a registration and opens the account. */
export function registrationSender({
  invited,
  $fixedInvitation,
  $proving,
}: FormFacts): FormSender<RegisterValues, RegisterName, RegisterContext> {
  return {
    check(values, { shown, captcha, ...context }) {
      const judged = shown.filter((name) => !(name === 'affiliateCode' && $fixedInvitation.get()))
      const found = { ...checkForm(values, judged, context), ...context.limits?.check(values) }
      return captcha.isMissing ? { ...found, captcha: 'captcha.required' } : found
    },
    refused: (fault, { shown, limits }) => failuresOf(fault, [...shown, ...(limits?.names ?? []), 'terms', 'captcha']),
    async send(values, { method, shown, country, captcha, limits }) {
      const filled = sentFields(values, shown)
      const { username = '', mobileNum = '', password = '', confirmPassword = '', affiliateCode, ...rest } = filled
      const identity = $identity.get()
      const fields = {
        ...rest,
        ...(affiliateCode && { [invited && $fixedInvitation.get() ? invited.kind : 'affiliateCode']: affiliateCode }),
        ...(limits && { limits: limits.chosen(values) }),
        terms: values.terms,
        ...captcha.answer(),
        ...(mobileNum && country && { countryDialingCode: country.countryDialingCode }),
        ...(identity && { firebaseChannel: identity.channel, firebaseIdToken: identity.idToken }),
      }
      const chosen = { password, confirmPassword }
      const { proof } = captcha
      const forget = $working.subscribe((works) => $proving.set(works))
      try {
        if (method === 'mobile')
          await registerMobile({ ...fields, ...(shown.includes('password') && chosen), mobileNum }, proof)
        else await register({ ...fields, ...chosen, username, ...(mobileNum && { mobileNum }) }, proof)
      } finally {
        forget()
      }
      $identity.set(undefined)
    },
  }
}
