import { beginPasskeyLogin as beginCall } from '#contract/account/auth/begin-passkey-login.ts'
import type { PasskeyRequest } from '#contract/account/auth/passkey-ceremony.ts'
import { type PasskeyLoginRequest, passkeyLogin } from '#contract/account/auth/passkey-login.ts'
import { call } from '#stores/call.ts'
import { open, type Portal } from './open-session.ts'

/** The options to ask the device for a passkey. Throws `CallError`. */
export const beginPasskeyLogin = (): Promise<PasskeyRequest> => call(beginCall, {})

/** Logs in with the device's signature, and loads the account. Throws `CallError`. */
export async function logInWithPasskey(signed: Omit<PasskeyLoginRequest, 'portal'>, portal: Portal): Promise<void> {
  await open(await call(passkeyLogin, { ...signed, portal }))
}
