import { getContracts } from '#contract/agent/get-contracts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { readContracts } from './contracts.ts'
import { reportRoutes } from './report/routes.ts'

/** Calls about contracts between agents and their downlines, and about the line of an agent. */
export function agentRoutes(deps: GatewayDeps): BoundCall[] {
  return [bind(getContracts, (_, { session }) => readContracts(deps, session)), ...reportRoutes(deps)]
}
