import { demandStatement } from '#gateway/agents/commission/agent-statements.ts'
import { checkStatement } from '#gateway/agents/commission/check-statement.ts'
import { resultOf } from '#gateway/agents/computations/computations.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'

/**
 * A statement recomputed at once, as the computation of an agent does it in pieces.
 *
 * @param accounts the accounts of a piece
 */
export async function recomputed(deps: GatewayDeps, session: Session, statementId: string, accounts?: number) {
  return await resultOf(checkStatement(deps.database, await demandStatement(deps, session, statementId), accounts))
}
