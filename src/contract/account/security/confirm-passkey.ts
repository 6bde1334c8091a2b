import { object, optional } from 'superstruct'
import { PasskeyStruct } from '#contract/account/auth/passkey.ts'
import { Base64Url, ClientData, CredentialId, Transports } from '#contract/account/auth/passkey-ceremony.ts'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'

/**
 * The answer of `navigator.credentials.create` with the options of `beginPasskey`. A challenge that was used, is older than
 * five minutes or was another account’s answers `setup_expired`; everything else that is wrong answers `passkey_invalid`.
 */
export const confirmPasskey = defineCall({
  name: 'confirmPasskey',
  summary: 'Adds the passkey that a browser has created.',
  method: 'POST',
  path: '/wps/member/passkeys/confirm',
  auth: 'member',
  sealed: true,
  limit: 'login',
  request: object({
    credentialId: CredentialId,
    clientDataJSON: ClientData,
    attestationObject: Base64Url(16_384),
    transports: optional(Transports),
    language: optional(Language),
  }),
  response: PasskeyStruct,
  errors: ['setup_expired', 'passkey_invalid', 'passkey_limit'],
})
