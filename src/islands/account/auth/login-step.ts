import type { VerificationOffer } from '#contract/account/auth/verify-login.ts'
import type { PasswordDue } from '#stores/account/auth/open-session.ts'

/** The step after a login form: the login is complete, needs a second step, or needs a new password. */
export type LoginStep =
  | { readonly name: 'done' }
  | {
      readonly name: 'verify'
      readonly offer: VerificationOffer
      readonly password: string
      readonly account?: string | undefined
    }
  | { readonly name: 'passwordDue'; readonly due: PasswordDue; readonly account?: string | undefined }

export type OnStep = (step: LoginStep) => void
