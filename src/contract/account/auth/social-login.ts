import { type Infer, object, optional, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { OpenedSession, Portal } from './access.ts'
import { IdentityChannel } from './social-identity.ts'

const SocialLoginRequestStruct = object({
  /** How the person signed in at the provider. */
  firebaseChannel: IdentityChannel,
  firebaseIdToken: size(string(), 1, 8192),
  portal: optional(Portal),
})
export type SocialLoginRequest = Infer<typeof SocialLoginRequestStruct>

/** An identity without an account answers `identity_unknown`; the client then continues with the registration. */
export const socialLogin = defineCall({
  name: 'socialLogin',
  summary: 'Opens a session for an identity that the configured provider vouches for.',
  method: 'POST',
  path: '/wps/session/login/social',
  auth: 'none',
  sealed: true,
  limit: 'login',
  request: SocialLoginRequestStruct,
  response: OpenedSession,
  errors: [
    'provider_not_configured',
    'identity_invalid',
    'identity_unknown',
    'account_closed',
    'account_disabled',
    'not_a_member',
    'not_an_agent',
  ],
})
