import { getConsolidatedFunds } from '#contract/money/balance/get-consolidated-funds.ts'
import { bringAllBack as bringBackCall } from '#contract/money/vendor-wallets/bring-all-back.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import { getMerchantWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { getWalletTransfers } from '#contract/money/vendor-wallets/get-wallet-transfers.ts'
import { notifyOfLimits } from '#gateway/account/protection/limit-message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { consolidatedFunds, merchantWallet } from './overview.ts'
import type { FundsPorts } from './ports.ts'
import { bringAllBack, requestTransfer } from './request.ts'
import { selectTransfers, wireTransfer } from './transfer-queries.ts'

/** Calls about money in wallets of vendors. */
export function fundsRoutes(deps: GatewayDeps, ports: FundsPorts): BoundCall[] {
  return [
    bind(getMerchantWallet, ({ vassalage }, { session }) => merchantWallet(deps, ports, session, vassalage)),
    bind(getConsolidatedFunds, (_, { session }) => consolidatedFunds(deps.database, session)),
    bind(walletTransfer, ({ vassalage: vendor, ...order }, { session, idempotencyKey }) => {
      const { memberId, currency: accountCurrency } = session
      const request = { ...order, vendor, memberId, accountCurrency, key: idempotencyKey }
      return notifyOfLimits(deps, session, () => requestTransfer(deps, ports, request))
    }),
    bind(bringBackCall, (_, { session: { memberId }, idempotencyKey }) => {
      return bringAllBack(deps, ports, { memberId, key: idempotencyKey })
    }),
    bind(getWalletTransfers, async ({ cursor, pageSize }, { session: { memberId } }) => {
      const asked = { list: `getWalletTransfers ${memberId}`, cursor, pageSize }
      const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
        rows: await selectTransfers(deps.database, memberId, limit, place),
      }))
      return { list: rows.map(wireTransfer), next, previous }
    }),
  ]
}
