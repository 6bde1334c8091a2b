import { type Infer, object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { OpenedSession, Portal } from './access.ts'
import { Base64Url, ClientData, CredentialId } from './passkey-ceremony.ts'

const PasskeyLoginRequestStruct = object({
  credentialId: CredentialId,
  clientDataJSON: ClientData,
  authenticatorData: Base64Url(4096),
  signature: Base64Url(8192),
  /** The user handle that the device keeps with the passkey. The gateway finds the account by it; it contains no name. */
  userHandle: Base64Url(128),
  /** Default: `member`. */
  portal: optional(Portal),
})
export type PasskeyLoginRequest = Infer<typeof PasskeyLoginRequestStruct>

/**
 * The answer of `navigator.credentials.get` with the options of `beginPasskeyLogin`. The device has checked its user, so
 * no captcha and no second step follow. An unknown passkey, a wrong signature, a challenge that was used and a locked
 * account get the same answer.
 */
export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  summary: 'Opens a session with a passkey.',
  method: 'POST',
  path: '/wps/session/login/passkey',
  auth: 'none',
  sealed: true,
  limit: 'login',
  request: PasskeyLoginRequestStruct,
  response: OpenedSession,
  errors: ['passkey_refused', 'account_closed', 'account_disabled', 'not_a_member', 'not_an_agent'],
})
