import { changePassword as changePasswordCall } from '#contract/account/auth/change-password.ts'
import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { resetPassword as resetPasswordCall } from '#contract/account/auth/reset-password.ts'
import { sendLoginCode } from '#contract/account/auth/send-login-code.ts'
import { sendVerification } from '#contract/account/auth/send-verification.ts'
import { setPasswordByPhone } from '#contract/account/auth/set-password-by-phone.ts'
import { secretKey } from '#stores/address-secret.ts'
import { call, renewedBy } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { beginSession, open, type PasswordDue, type Portal } from './open-session.ts'
import { $session } from './session.ts'
import { askForCode, prove } from './verification.ts'

/** A mobile number as typed, with the chosen dialling code. */
export interface Mobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** An account name, with the chosen country if it is a mobile number without one. */
interface Name {
  readonly username: string
  readonly countryDialingCode?: string
}

/** Requests a code by SMS for a login or a new password. Throws `CallError`. */
export function askForLoginCode(purpose: 'login' | 'password', mobile: Mobile, language: string): Promise<boolean> {
  const mobileNum = mobile.mobileNum.trim()
  return askForCode(purpose, async () =>
    call(sendLoginCode, { ...mobile, mobileNum, purpose, language, ...(await prove()) }),
  )
}

/** Requests the code of the second step. Throws `CallError`. */
export function askForVerification(verificationId: string, method: 'sms' | 'email', language: string) {
  return askForCode(`verify-${method}`, () => call(sendVerification, { verificationId, method, language }))
}

/**
 * Requests a link by e-mail. The answer does not reveal whether name and address belong together. Throws `CallError`.
 */
export async function sendResetLink(name: Name, email: string, language: string): Promise<void> {
  const request = { ...name, username: name.username.trim(), email: email.trim(), language }
  await call(forgotPassword, { ...request, ...(await prove()) })
}

/** Sets a new password with the token of an e-mailed link. Throws `CallError`. */
export async function resetPassword(newPassword: string): Promise<void> {
  await call(resetPasswordCall, { token: environment.tab.get(secretKey('reset')) ?? '-', newPassword })
  environment.tab.remove(secretKey('reset'))
}

/** Sets a new password with a code, and logs in. Throws `CallError`. */
export async function setPassword(mobile: Mobile, code: string, newPassword: string, portal: Portal): Promise<void> {
  const request = { ...mobile, mobileNum: mobile.mobileNum.trim(), verificationCode: code.trim(), newPassword }
  await open(await call(setPasswordByPhone, { ...request, portal }), newPassword)
}

/** Changes the password of the logged-in account. Throws `CallError`; `password_wrong` if the current one is wrong. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const session = $session.get()
  const token = await renewedBy(call(changePasswordCall, { oldPassword, newPassword, confirmNewPassword: newPassword }))
  if (session) await beginSession(token)
}

/** Changes a password that must be changed, and begins the session that waited for it. Throws `CallError`. */
export async function changeDuePassword(due: PasswordDue, oldPassword: string, newPassword: string): Promise<void> {
  const request = { oldPassword, newPassword, confirmNewPassword: newPassword }
  const { token } = await call(changePasswordCall, request, { token: due.token })
  await beginSession(token, true)
}
