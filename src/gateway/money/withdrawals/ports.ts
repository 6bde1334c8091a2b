import type { GatewayDeps } from '#gateway/deps.ts'
import { type AccountVerifier, sandboxVerifier } from './account-verifier.ts'
import { type KeyDirectory, sandboxDirectory } from './directory.ts'
import type { PayoutProvider } from './payout-provider.ts'
import { type RateSource, sandboxRates } from './rate-source.ts'
import { sandboxPayouts } from './sandbox-payouts.ts'

/** The payout provider, the directories of PIX keys and bank accounts, and the rates of coins; tests replace them. */
export interface PayoutPorts {
  readonly provider: PayoutProvider
  readonly directory: KeyDirectory
  readonly verifier: AccountVerifier
  readonly rates: RateSource
}

const unconfigured = () => Promise.reject(new Error('There is no payout provider'))

/** Without a provider no account can be added, so the ports are not asked; payouts under way wait for a provider. */
const none: PayoutPorts = {
  provider: { code: 'none', submit: unconfigured, find: unconfigured },
  directory: { ownerOf: unconfigured },
  verifier: { ownerOf: unconfigured },
  rates: { rateOf: unconfigured },
}

/** The configured ports. */
export function payoutPorts({ config, database, now }: GatewayDeps): PayoutPorts {
  if (config.paymentProvider !== 'sandbox') return none
  return {
    provider: sandboxPayouts(database, now),
    directory: sandboxDirectory,
    verifier: sandboxVerifier,
    rates: sandboxRates(database, config.currency),
  }
}
