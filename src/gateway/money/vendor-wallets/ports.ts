import type { GatewayDeps } from '#gateway/deps.ts'
import { sandboxWallet } from './sandbox-wallets.ts'
import type { TransferWallet } from './transfer-wallet.ts'

/** The vendors that keep wallets; tests replace them. */
export interface FundsPorts {
  /** Undefined if no adapter exists for the vendor; it then plays from the main wallet. */
  walletAt(vendor: string): TransferWallet | undefined
  /** Milliseconds that a vendor has for an answer. */
  readonly patience: number
}

/** Shorter than the site's own timeout, so that the member reads which balance is unknown instead of an error. */
const patience = 4_000

/** The configured ports: where payments are a sandbox, vendors are too. No vendor with real money has an adapter yet. */
export function fundsPorts({ config, database, now }: GatewayDeps): FundsPorts {
  const hasSandbox = config.paymentProvider === 'sandbox'
  return { patience, walletAt: (vendor) => (hasSandbox ? sandboxWallet(database, vendor, now) : undefined) }
}
