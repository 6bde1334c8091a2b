import type { GatewayDeps } from '#gateway/deps.ts'
import { type KeyDirectory, sandboxDirectory } from './directory.ts'
import type { PayoutProvider } from './payout-provider.ts'
import { sandboxPayouts } from './sandbox-payouts.ts'

/** Who pays out, and who knows whose a PIX key is; tests replace them. */
export interface PayoutPorts {
  readonly provider: PayoutProvider
  readonly directory: KeyDirectory
}

const unconfigured = () => Promise.reject(new Error('There is no payout provider'))

/** Without a provider no key can be added, so nothing is asked for; what is under way waits for one. */
const none: PayoutPorts = {
  provider: { code: 'none', submit: unconfigured, find: unconfigured },
  directory: { ownerOf: unconfigured },
}

/** The configured ports. */
export function payoutPorts({ config, database, now }: GatewayDeps): PayoutPorts {
  if (config.paymentProvider === 'none') return none
  return { provider: sandboxPayouts(database, now), directory: sandboxDirectory }
}
