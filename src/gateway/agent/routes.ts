import type { PasswordHasher } from '#gateway/auth/passwords.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { BoundCall } from '#gateway/http/bind.ts'
import { contractRoutes } from './life/routes.ts'
import { reportRoutes } from './report/routes.ts'
import { settlementRoutes } from './settlement/routes.ts'
import { treeRoutes } from './tree/routes.ts'

/** Calls of the agent centre: the line, its contracts, and their payments. */
export function agentRoutes(deps: GatewayDeps, hasher: PasswordHasher): BoundCall[] {
  return [
    ...contractRoutes(deps, hasher),
    ...settlementRoutes(deps, hasher),
    ...treeRoutes(deps),
    ...reportRoutes(deps),
  ]
}
