import { findDownlines } from '#contract/agent/find-downlines.ts'
import { getContracts } from '#contract/agent/get-contracts.ts'
import { getDownline } from '#contract/agent/get-downline.ts'
import { getDownlines } from '#contract/agent/get-downlines.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { readContracts } from './contracts.ts'
import { searchDownlines } from './tree/find-downlines.ts'
import { listDownlines } from './tree/list-downlines.ts'
import { readDownline } from './tree/read-downline.ts'

/** Calls about agents, their contracts and their line. */
export function agentRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getContracts, (_, { session }) => readContracts(deps, session)),
    bind(getDownlines, (request, { session }) => listDownlines(deps, session, request)),
    bind(findDownlines, ({ search }, { session }) => searchDownlines(deps, session, search)),
    bind(getDownline, ({ downline }, { session }) => readDownline(deps, session, downline)),
  ]
}
