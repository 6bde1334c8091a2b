import { resultOf } from '#gateway/agent/computations/computations.ts'
import { checkStatement } from '#gateway/agent/settlement/check-statement.ts'
import { demandStatement } from '#gateway/agent/settlement/own-statements.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'

/**
 * A statement recomputed at once, as the computation of an agent does it in pieces.
 *
 * @param accounts the accounts of a piece
 */
export async function recomputed(deps: GatewayDeps, session: Session, statementId: string, accounts?: number) {
  return await resultOf(checkStatement(deps.database, await demandStatement(deps, session, statementId), accounts))
}
