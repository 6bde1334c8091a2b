import { getTeamAgents } from '#contract/agent/get-team-agents.ts'
import { getTeamBetDays } from '#contract/agent/get-team-bet-days.ts'
import { getTeamBets } from '#contract/agent/get-team-bets.ts'
import { getTeamLosses } from '#contract/agent/get-team-losses.ts'
import { getTeamMovements } from '#contract/agent/get-team-movements.ts'
import { getTeamOverview } from '#contract/agent/get-team-overview.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { teamBetDays, teamBets } from './bets.ts'
import { teamLosses } from './losses.ts'
import { teamMovements } from './movements.ts'
import { teamAgents, teamOverview } from './overview.ts'

/** Calls of agents' reports about their line (product rules, chapter 32). */
export function reportRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getTeamOverview, (request, { session }) => teamOverview(deps, session, request)),
    bind(getTeamAgents, (request, { session }) => teamAgents(deps, session, request)),
    bind(getTeamBets, (request, { session }) => teamBets(deps, session, request)),
    bind(getTeamBetDays, (request, { session }) => teamBetDays(deps, session, request)),
    bind(getTeamLosses, (request, { session }) => teamLosses(deps, session, request)),
    bind(getTeamMovements, (request, { session }) => teamMovements(deps, session, request)),
  ]
}
