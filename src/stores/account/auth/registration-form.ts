import { atom } from 'nanostores'
import { arrived } from '#api/loaded-code.ts'
import { type FormState, form } from '#stores/form.ts'
import { invitation } from './invitation.ts'
import { $identity } from './proved-identity.ts'
import { emptyForm, type RegisterName, type RegisterValues } from './register-rules.ts'
import type { RegisterContext } from './registration-sender.ts'

/** Loads the code that checks and sends the form, while the person fills it in. */
const sending = () => import('./registration-sender.ts')

/**
 * The registration form: its values, its errors, and opening the account.
 *
 * @param sentences resolves when the texts of all errors are loaded
 */
export function registrationForm(sentences: () => Promise<void>) {
  const invited = invitation()
  /** Whether the field holds the link's code and cannot be edited (product rule 4.10). */
  const $fixedInvitation = atom(invited !== undefined)
  /** Whether this device is solving a challenge. */
  const $proving = atom(false)

  const store = form<RegisterValues, RegisterName, RegisterContext>({
    values: { ...emptyForm, affiliateCode: invited?.code ?? '', mobileNum: $identity.get()?.mobile?.mobileNum ?? '' },
    together: { password: 'confirmPassword' },
    sender: async () => {
      const [{ registrationSender }] = await Promise.all([arrived(sending(), 'register'), sentences()])
      return registrationSender({ invited, $fixedInvitation, $proving })
    },
  })

  return {
    ...store,
    $fixedInvitation,
    $proving,
    /** Whether the code came with a link; the field then shows it. */
    wasInvited: invited !== undefined,
    take(typed: Partial<RegisterValues>) {
      void sending().catch(() => undefined)
      store.take(typed)
    },
    /** Requests the code that proves the number. Throws `CallError`. */
    async askForCode(country: RegisterContext['country'], language: string): Promise<boolean> {
      const { askForRegisterCode } = await arrived(sending(), 'sendRegisterCode')
      return askForRegisterCode(store.$form.get().values.mobileNum, country?.countryDialingCode ?? '', language)
    },
    /** Opens the account. Returns whether that was refused; a new captcha is needed then. */
    async submit(context: RegisterContext): Promise<boolean> {
      const fault = await store.submit(context)
      if (!fault) return false
      const { afterRefusal } = await sending()
      afterRefusal(fault, store.$form.get().errors, $fixedInvitation)
      return true
    },
  }
}

export type RegistrationState = FormState<RegisterValues, RegisterName>
