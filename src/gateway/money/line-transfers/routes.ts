import { createLineTransfer } from '#contract/money/line-transfers/create-line-transfer.ts'
import { getLineTransferOptions } from '#contract/money/line-transfers/get-line-transfer-options.ts'
import { getLineTransfers } from '#contract/money/line-transfers/get-line-transfers.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import { demandWithdrawPassword } from '#gateway/account/security/withdraw-password.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { transferOptions } from './options.ts'
import { sendAlongLine } from './send.ts'
import { selectLineTransfers, wireLineTransfer } from './transfer-queries.ts'

/** Calls about money between an agent and those directly below. */
export function transferRoutes(deps: GatewayDeps, hasher: PasswordHasher): BoundCall[] {
  return [
    bind(getLineTransferOptions, (_, { session }) => transferOptions(deps, session)),
    bind(createLineTransfer, async ({ withdrawPassword, ...order }, { session, address, idempotencyKey }) => {
      const prove = () => demandWithdrawPassword(deps, hasher, session.memberId, withdrawPassword)
      return await sendAlongLine(deps, { session, address }, { ...order, key: idempotencyKey, prove })
    }),
    bind(getLineTransfers, async ({ cursor, pageSize }, { session: { memberId } }) => {
      const asked = { list: `getLineTransfers ${memberId}`, cursor, pageSize }
      const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
        rows: await selectLineTransfers(deps.database, memberId, limit, place),
      }))
      return { list: rows.map(wireLineTransfer), next, previous }
    }),
  ]
}
