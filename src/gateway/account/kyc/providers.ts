import { randomBytes } from 'node:crypto'
import type { GatewayDeps } from '#gateway/deps.ts'
import { NoticeRefused } from '#gateway/platform/http/signed-notice.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { sandboxIdentity } from './sandbox-identity.ts'

const noProvider = () => Promise.reject(new Error('There is no provider of identity checks'))

/** Used if no provider is configured: documents wait for the operator's people. */
const byHand: IdentityProvider = {
  code: 'operator',
  byHand: true,
  submit: noProvider,
  findByReference: noProvider,
  readNotice: () => {
    throw new NoticeRefused('unsigned')
  },
}

/** Without a configured secret nobody outside this process can sign a notice. */
const ownSecret = randomBytes(32).toString('hex')

/** The configured provider. */
export function identityProvider({ config, database, now }: Pick<GatewayDeps, 'config' | 'database' | 'now'>) {
  return config.identityProvider === 'sandbox'
    ? sandboxIdentity(database, now, config.identityWebhookSecret ?? ownSecret)
    : byHand
}
