import { checkCommissionStatement } from '#contract/agent/check-commission-statement.ts'
import { createCommissionPayout } from '#contract/agent/create-commission-payout.ts'
import { getCommission } from '#contract/agent/get-commission.ts'
import { getCommissionPayouts } from '#contract/agent/get-commission-payouts.ts'
import { getCommissionStatement } from '#contract/agent/get-commission-statement.ts'
import { getCommissionStatements } from '#contract/agent/get-commission-statements.ts'
import { getStatementMembers } from '#contract/agent/get-statement-members.ts'
import { ownCommission } from '#gateway/agent/commission/own-commission.ts'
import { askForPayout, selectPayouts, wirePayout } from '#gateway/agent/commission/payouts.ts'
import type { PasswordHasher } from '#gateway/auth/passwords.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { keysetPage } from '#gateway/http/keyset.ts'
import { demandWithdrawPassword } from '#gateway/payout/withdraw-password.ts'
import { ownStatement, ownStatementCheck, ownStatementMembers, ownStatements } from './own-statements.ts'

/** Calls about the statements of the calling agent's contracts. */
export function settlementRoutes(deps: GatewayDeps, hasher: PasswordHasher): BoundCall[] {
  return [
    bind(getCommissionStatements, (request, { session }) => ownStatements(deps, session, request)),
    bind(getCommissionStatement, ({ statementId }, { session }) => ownStatement(deps, session, statementId)),
    bind(getStatementMembers, (request, { session }) => ownStatementMembers(deps, session, request)),
    bind(checkCommissionStatement, (request, { session }) => ownStatementCheck(deps, session, request)),
    bind(getCommission, (days, { session }) => ownCommission(deps, session, days)),
    bind(createCommissionPayout, async ({ amount, withdrawPassword }, { session, address, idempotencyKey }) => {
      if (idempotencyKey === undefined) throw new CallFailure('idempotency_key_missing')
      const prove = () => demandWithdrawPassword(deps, hasher, session.memberId, withdrawPassword)
      return await askForPayout(deps, { session, address }, { amount, key: idempotencyKey, prove })
    }),
    bind(getCommissionPayouts, async ({ cursor, pageSize }, { session: { memberId } }) => {
      const asked = { list: `getCommissionPayouts ${memberId}`, cursor, pageSize }
      const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
        rows: await selectPayouts(deps.database, memberId, limit, place),
      }))
      return { list: rows.map(wirePayout), next, previous }
    }),
  ]
}
