import { getBalance } from '#contract/money/balance/get-balance.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { fundsOf, walletOf } from '#gateway/platform/ledger/wallets.ts'

/** The balance of the main wallet, or of the play money of a trial. */
export function balanceRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getBalance, async (_, { session }) => {
      const wallet = walletOf(session)
      return { ...(await fundsOf(deps.database, wallet)), currency: wallet.currency }
    }),
  ]
}
