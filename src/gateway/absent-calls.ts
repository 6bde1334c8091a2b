import { beginPasskeyLogin } from '#contract/auth/begin-passkey-login.ts'
import { getOutbox } from '#contract/auth/get-outbox.ts'
import { passkeyLogin } from '#contract/auth/passkey-login.ts'
import { beginPasskey } from '#contract/security/begin-passkey.ts'
import { confirmPasskey } from '#contract/security/confirm-passkey.ts'
import { removePasskey } from '#contract/security/remove-passkey.ts'
import { paySandbox } from '#contract/wallet/pay-sandbox.ts'
import type { GatewayConfig } from './config.ts'
import { relyingPartyOf } from './relying-party.ts'

const passkeyCalls = [beginPasskeyLogin, passkeyLogin, beginPasskey, confirmPasskey, removePasskey]

/** Names of the calls that a configuration leaves out; they answer 404. */
export function absentCalls(config: GatewayConfig): string[] {
  const absent = [
    ...(config.paymentProvider === 'sandbox' ? [] : [paySandbox]),
    ...(config.outbox ? [] : [getOutbox]),
    ...(relyingPartyOf(config) ? [] : passkeyCalls),
  ]
  return absent.map(({ name }) => name)
}
