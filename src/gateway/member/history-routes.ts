import { getBettingDays } from '#contract/member/get-betting-days.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { bettingHistory } from './history.ts'
import { bettingDays } from './history-days.ts'

/** Calls about the betting history. */
export function historyRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getBettingHistory, (request, { session }) => bettingHistory(deps, session, request)),
    bind(getBettingDays, (request, { session }) => bettingDays(deps, session, request)),
  ]
}
