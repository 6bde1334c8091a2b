import { getTeamAgents } from '#contract/agents/reports/get-team-agents.ts'
import { getTeamBetDays } from '#contract/agents/reports/get-team-bet-days.ts'
import { getTeamBets } from '#contract/agents/reports/get-team-bets.ts'
import { getTeamGames } from '#contract/agents/reports/get-team-games.ts'
import { getTeamLosses } from '#contract/agents/reports/get-team-losses.ts'
import { getTeamMovements } from '#contract/agents/reports/get-team-movements.ts'
import { getTeamOverview } from '#contract/agents/reports/get-team-overview.ts'
import { getTeamFile } from '#contract/agents/reports/team-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { teamBetDays, teamBets } from './bets.ts'
import { teamGames } from './games.ts'
import { teamLosses } from './losses.ts'
import { teamMovements } from './movements.ts'
import { teamAgents, teamOverview } from './overview.ts'
import { teamFile } from './team-file.ts'

/** Calls of agents' reports about their line (product rules, chapter 32). */
export function reportRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getTeamOverview, (request, { session }) => teamOverview(deps, session, request)),
    bind(getTeamAgents, (request, { session }) => teamAgents(deps, session, request)),
    bind(getTeamBets, (request, { session }) => teamBets(deps, session, request)),
    bind(getTeamBetDays, (request, { session }) => teamBetDays(deps, session, request)),
    bind(getTeamGames, (request, { session }) => teamGames(deps, session, request)),
    bind(getTeamLosses, (request, { session }) => teamLosses(deps, session, request)),
    bind(getTeamFile, (request, { session }) => teamFile(deps, session, request)),
    bind(getTeamMovements, (request, { session }) => teamMovements(deps, session, request)),
  ]
}
