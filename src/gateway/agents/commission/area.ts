import type { AuthPorts } from '#gateway/account/auth/access.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import { type Area, kept } from '#gateway/area.ts'
import { checkNight } from './check-night.ts'
import { statementChecks } from './checks.ts'
import { exported } from './exported.ts'
import { commissionOperations } from './operations.ts'
import { commissionChecks } from './payout-checks.ts'
import { settlementRoutes } from './routes.ts'
import { settleContracts } from './settle-contracts.ts'

interface Needed {
  readonly auth: AuthPorts
  readonly computations: Computations
}

export const commissionArea: Area<Needed> = {
  calls: (deps, ports) => settlementRoutes(deps, ports.auth.hasher, ports.computations),
  jobs: [
    { name: 'settle contracts of agents', times: '18 * * * * *', run: settleContracts },
    { name: 'check figures of agents', times: '27 */10 * * * *', run: checkNight },
  ],
  checks: { ...statementChecks, ...commissionChecks },
  exported,
  operations: commissionOperations,
  retention: {
    line_night: kept('stay: a row for each night'),
    line_finding: kept('stay: rules that did not hold in a night'),
    statement_check: kept('stay: the last check of a statement'),
    line_settled: kept('one row for each kind of contract and length of period'),
    line_statement: kept('stay'),
    line_statement_active: kept('stay'),
    line_adjustment: kept('stay'),
    commission_payout: kept('stay'),
    line_rebate_payment: kept('stay'),
  },
}
