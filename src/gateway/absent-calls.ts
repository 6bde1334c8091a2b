import { beginPasskeyLogin } from '#contract/account/auth/begin-passkey-login.ts'
import { getOutbox } from '#contract/account/auth/get-outbox.ts'
import { passkeyLogin } from '#contract/account/auth/passkey-login.ts'
import { subscribePush } from '#contract/account/push/subscribe-push.ts'
import { beginPasskey } from '#contract/account/security/begin-passkey.ts'
import { confirmPasskey } from '#contract/account/security/confirm-passkey.ts'
import { removePasskey } from '#contract/account/security/remove-passkey.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import type { GatewayConfig } from './config.ts'
import { relyingPartyOf } from './relying-party.ts'

const passkeyCalls = [beginPasskeyLogin, passkeyLogin, beginPasskey, confirmPasskey, removePasskey]

/** Names of the calls that a configuration leaves out; they answer 404. */
export function absentCalls(config: GatewayConfig): string[] {
  const absent = [
    ...(config.paymentProvider === 'sandbox' ? [] : [paySandbox]),
    ...(config.outbox ? [] : [getOutbox]),
    ...(config.push === 'on' ? [] : [subscribePush]),
    ...(relyingPartyOf(config) ? [] : passkeyCalls),
  ]
  return absent.map(({ name }) => name)
}
