import type { VerificationOffer } from '#contract/auth/verify-login.ts'
import type { PasswordDue } from '#stores/auth.ts'

/** What follows the forms of the account dialog. */
export type LoginStep =
  | { readonly name: 'in' }
  | { readonly name: 'verify'; readonly offer: VerificationOffer; readonly password: string }
  | { readonly name: 'due'; readonly due: PasswordDue }

export type OnStep = (step: LoginStep) => void
