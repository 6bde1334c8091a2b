import { getContracts } from '#contract/agent/get-contracts.ts'
import type { PasswordHasher } from '#gateway/auth/passwords.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { readContracts } from './contracts.ts'
import { settlementRoutes } from './settlement/routes.ts'
import { treeRoutes } from './tree/routes.ts'

/** Calls about agents, their line and their contracts. */
export function agentRoutes(deps: GatewayDeps, hasher: PasswordHasher): BoundCall[] {
  return [
    bind(getContracts, (_, { session }) => readContracts(deps, session)),
    ...settlementRoutes(deps, hasher),
    ...treeRoutes(deps),
  ]
}
