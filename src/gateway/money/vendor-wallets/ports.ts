import type { GatewayDeps } from '#gateway/deps.ts'
import { sandboxWallet } from './sandbox-wallets.ts'
import type { TransferWallet } from './transfer-wallet.ts'

type WalletAt = (vendor: string) => Promise<TransferWallet | undefined>

/** The vendors that keep wallets; tests replace them. */
export interface FundsPorts {
  /** Undefined if nothing speaks with the vendor; it then plays from the main wallet. */
  readonly walletAt: WalletAt
  /** Milliseconds that a vendor has for an answer. */
  readonly patience: number
}

/** Shorter than the site's own timeout, so that the member reads which balance is unknown instead of an error. */
const patience = 4_000

/**
 * The configured ports: a vendor that is connected answers for itself. Where payments are a sandbox, the others are too.
 *
 * @param connected the wallets of a vendor that is connected; undefined if it is not
 */
export function fundsPorts({ config, database, now }: GatewayDeps, connected?: WalletAt): FundsPorts {
  const hasSandbox = config.paymentProvider === 'sandbox'
  const sandbox = (vendor: string) => (hasSandbox ? sandboxWallet(database, vendor, now) : undefined)
  return { patience, walletAt: async (vendor) => (await connected?.(vendor)) ?? sandbox(vendor) }
}
