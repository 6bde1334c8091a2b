import { checkCommissionStatement } from '#contract/agents/commission/check-commission-statement.ts'
import { createCommissionPayout } from '#contract/agents/commission/create-commission-payout.ts'
import { getCommission } from '#contract/agents/commission/get-commission.ts'
import { getCommissionPayouts } from '#contract/agents/commission/get-commission-payouts.ts'
import { getCommissionStatement } from '#contract/agents/commission/get-commission-statement.ts'
import { getCommissionStatements } from '#contract/agents/commission/get-commission-statements.ts'
import { getStatementMembers } from '#contract/agents/commission/get-statement-members.ts'
import { getStatementFile } from '#contract/agents/commission/statement-file.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import { demandWithdrawPassword } from '#gateway/account/security/withdraw-password.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { agentCommission } from './agent-commission.ts'
import { agentStatement, agentStatementCheck, agentStatementMembers, agentStatements } from './agent-statements.ts'
import { askForPayout, selectPayouts, wirePayout } from './payouts.ts'
import { statementFile } from './statement-file.ts'

/** Calls about the statements of the calling agent's contracts. */
export function settlementRoutes(deps: GatewayDeps, hasher: PasswordHasher, computations: Computations): BoundCall[] {
  return [
    bind(getCommissionStatements, (request, { session }) => agentStatements(deps, session, request)),
    bind(getCommissionStatement, ({ statementId }, { session }) => agentStatement(deps, session, statementId)),
    bind(getStatementFile, ({ statementId }, { session }) => statementFile(deps, session, statementId)),
    bind(getStatementMembers, (request, { session }) => agentStatementMembers(deps, session, request)),
    bind(checkCommissionStatement, (request, { session }) => agentStatementCheck(deps, computations, session, request)),
    bind(getCommission, (days, { session }) => agentCommission(deps, session, days)),
    bind(createCommissionPayout, async ({ amount, withdrawPassword }, { session, address, idempotencyKey }) => {
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
