import { changePassword as changeCall } from '#contract/account/auth/change-password.ts'
import { beginAuthenticator as beginAuthenticatorCall } from '#contract/account/security/begin-authenticator.ts'
import { closeAccount as closeCall } from '#contract/account/security/close-account.ts'
import { confirmAuthenticator as confirmCall } from '#contract/account/security/confirm-authenticator.ts'
import { confirmContact as confirmContactCall } from '#contract/account/security/confirm-contact.ts'
import type { ContactKind } from '#contract/account/security/contact.ts'
import type { ProofMethod, ProvedAct } from '#contract/account/security/proof.ts'
import { removeAuthenticator as removeAppCall } from '#contract/account/security/remove-authenticator.ts'
import { renewRecoveryCodes as renewCall } from '#contract/account/security/renew-recovery-codes.ts'
import { resetWithdrawPassword as resetWithdrawCall } from '#contract/account/security/reset-withdraw-password.ts'
import { saveNickname as saveNicknameCall } from '#contract/account/security/save-nickname.ts'
import { sendContactCode } from '#contract/account/security/send-contact-code.ts'
import { sendSecurityCode } from '#contract/account/security/send-security-code.ts'
import { setBirthday as setBirthdayCall } from '#contract/account/security/set-birthday.ts'
import { setWithdrawPassword as setWithdrawCall } from '#contract/account/security/set-withdraw-password.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { dropSession } from '#stores/account/auth/session.ts'
import { askForCode } from '#stores/account/auth/verification.ts'
import { call, renewedBy } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { profile, protection, sessions } from './security.ts'

/** Runs an act, and loads again how the account is protected: a refusal too leaves fewer attempts. */
async function acting<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } finally {
    protection.refresh()
  }
}

/** Requests the code that an act needs. Throws `CallError`. @returns whether a code was requested */
export function askForProof(method: 'sms' | 'email', act: ProvedAct, language: string): Promise<boolean> {
  return askForCode(`security-${method}`, () => call(sendSecurityCode, { method, act, language }))
}

/** Changes the password; all other sessions end, and this one goes on with another token. Throws `CallError`. */
export async function changePassword(oldPassword: string, newPassword: string, language: string): Promise<void> {
  const input = { oldPassword, newPassword, confirmNewPassword: newPassword, language }
  await acting(renewedBy(call(changeCall, input)))
  sessions.refresh()
}

interface WithdrawSecret {
  /** The login password. */
  readonly password: string
  readonly oldWithdrawPassword?: string
  readonly newWithdrawPassword: string
}

/** Sets or changes the withdraw password. Throws `CallError`. */
export async function changeWithdrawPassword(secret: WithdrawSecret): Promise<void> {
  await acting(call(setWithdrawCall, secret))
}

interface ForgottenSecret {
  readonly method: ProofMethod
  readonly code: string
  readonly newWithdrawPassword: string
  readonly language: string
}

/** Replaces a forgotten withdraw password. Throws `CallError`. */
export async function resetWithdrawPassword({ code, ...secret }: ForgottenSecret): Promise<void> {
  await acting(call(resetWithdrawCall, { ...secret, code: code.trim() }))
}

/** Throws `CallError`. */
export async function saveNickname(nickname: string): Promise<void> {
  await call(saveNicknameCall, { nickname: nickname.trim() })
  profile.refresh()
}

/** Gives the date of birth, `yyyy-MM-dd`. Throws `CallError`. */
export async function setBirthday(birthday: string): Promise<void> {
  await call(setBirthdayCall, { birthday })
  profile.refresh()
}

interface NewContact {
  readonly kind: ContactKind
  readonly value: string
  readonly language: string
}

/** Requests a code for a new address or number. Throws `CallError`. @returns whether a code was requested */
export function askForContactCode({ value, ...contact }: NewContact, password: string): Promise<boolean> {
  return askForCode(contact.kind === 'email' ? 'contact-email' : 'contact-sms', () =>
    acting(call(sendContactCode, { ...contact, value: value.trim(), password })),
  )
}

/** Takes a new address or number with its code. Throws `CallError`. */
export async function confirmContact({ value, ...contact }: NewContact, code: string): Promise<void> {
  await acting(call(confirmContactCall, { ...contact, value: value.trim(), code: code.trim() }))
  profile.refresh()
}

export type AuthenticatorSetup = ResponseOf<typeof beginAuthenticatorCall>

/** Shows a new secret for an authenticator app. Throws `CallError`. */
export function beginAuthenticator(password: string): Promise<AuthenticatorSetup> {
  return acting(call(beginAuthenticatorCall, { password }))
}

/** Turns the app on by one of its codes. Throws `CallError`. @returns the recovery codes, which are shown once */
export async function confirmAuthenticator(code: string, language: string): Promise<readonly string[]> {
  return (await acting(call(confirmCall, { code: code.trim(), language }))).recoveryCodes
}

interface Proved {
  readonly password: string
  /** A code of the app; a recovery code also works to remove the app. */
  readonly code: string
  readonly language: string
}

/** Makes new recovery codes. Throws `CallError`. */
export async function renewRecoveryCodes({ code, ...proved }: Proved): Promise<readonly string[]> {
  return (await acting(call(renewCall, { ...proved, code: code.trim() }))).recoveryCodes
}

/** Turns the app off. Throws `CallError`. */
export async function removeAuthenticator({ code, ...proved }: Proved): Promise<void> {
  await acting(call(removeAppCall, { ...proved, code: code.trim() }))
}

interface Closing {
  readonly password: string
  /** A code of the authenticator app, if it is on. */
  readonly code?: string
  readonly language: SiteLanguage
}

/** Closes the account for good and leaves for the home page. Throws `CallError`. */
export async function closeAccount(closing: Closing): Promise<void> {
  try {
    await call(closeCall, closing)
  } catch (error) {
    // Only now: once it is closed, nothing can be asked with this session.
    protection.refresh()
    throw error
  }
  dropSession('left')
  environment.navigate(localPath(closing.language, '/'))
}
