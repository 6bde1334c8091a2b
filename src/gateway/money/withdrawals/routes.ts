import { setWithdrawPassword as setPasswordCall } from '#contract/account/security/set-withdraw-password.ts'
import { addPayoutAccount as addCall } from '#contract/money/withdrawals/add-payout-account.ts'
import { confirmWithdrawal as confirmCall } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { getWithdrawals } from '#contract/money/withdrawals/get-withdrawals.ts'
import { removePayoutAccount as removeCall } from '#contract/money/withdrawals/remove-payout-account.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import { mailOwner } from '#gateway/account/auth/mail-owner.ts'
import { accountOfSession } from '#gateway/account/auth/proof.ts'
import { demandWithdrawPassword, setWithdrawPassword } from '#gateway/account/security/withdraw-password.ts'
import { readWithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { removePayoutAccount } from './accounts.ts'
import { addPayoutAccount } from './add-account.ts'
import { confirmWithdrawal } from './confirm.ts'
import { withdrawalOptions } from './options.ts'
import type { PayoutPorts } from './ports.ts'
import { memberWithdrawal, requestWithdrawal } from './request.ts'
import { selectWithdrawals, wireWithdrawal } from './withdrawal-queries.ts'

/** Calls about money that leaves, and the password it needs. */
export function payoutRoutes(access: Access, ports: PayoutPorts): BoundCall[] {
  const {
    deps,
    ports: { hasher },
  } = access
  const { database } = deps
  return [
    bind(getWithdrawalOptions, (_, { session }) => withdrawalOptions(deps, ports, session)),
    bind(createWithdrawal, async ({ withdrawPassword, ...request }, { session, address, idempotencyKey }) => {
      const { memberId, sessionId, currency: accountCurrency } = session
      return await requestWithdrawal(deps, ports, {
        ...request,
        memberId,
        from: { sessionId, address },
        accountCurrency,
        key: idempotencyKey,
        prove: () => demandWithdrawPassword(deps, hasher, memberId, withdrawPassword),
      })
    }),
    bind(getWithdrawal, async ({ withdrawalId }, { session }) =>
      memberWithdrawal(database, session.memberId, withdrawalId, await readWithdrawalRules(database)),
    ),
    bind(getWithdrawals, async ({ cursor, pageSize }, { session: { memberId } }) => {
      const { confirmMinutes } = await readWithdrawalRules(database)
      const asked = { list: `getWithdrawals ${memberId}`, cursor, pageSize }
      const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
        rows: await selectWithdrawals(database, memberId, limit, place),
      }))
      return { list: rows.map((row) => wireWithdrawal(row, confirmMinutes)), next, previous }
    }),
    bind(confirmCall, ({ withdrawalId: reference, ...said }, { session }) =>
      confirmWithdrawal(deps, session.memberId, { reference, ...said }),
    ),
    bind(addCall, async (request, { session }) => {
      const { memberId } = session
      await demandWithdrawPassword(deps, hasher, memberId, request.withdrawPassword)
      const added = await addPayoutAccount(deps, ports, memberId, request)
      // A person who only has a session and the password cannot delete this e-mail.
      await mailOwner(access, await accountOfSession(access, memberId), 'payout_account_added', request.language)
      return added
    }),
    bind(removeCall, ({ accountId }, { session }) => removePayoutAccount(deps, session.memberId, accountId)),
    bind(setPasswordCall, (request, caller) => setWithdrawPassword(deps, hasher, caller, request)),
  ]
}
