import { getTournamentTable } from '#contract/rewards/tournaments/get-tournament-table.ts'
import { getTournaments } from '#contract/rewards/tournaments/get-tournaments.ts'
import { joinTournament as joinCall } from '#contract/rewards/tournaments/join-tournament.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { joinTournament } from './join.ts'
import { tournamentsOf, tournamentTable } from './member-tournaments.ts'

/** Calls about tournaments. */
export function tournamentRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getTournaments, ({ language = defaultLanguage }, { session }) => tournamentsOf(deps, session, language)),
    bind(getTournamentTable, ({ tournamentId }, { session }) => tournamentTable(deps, session, tournamentId)),
    bind(joinCall, ({ tournamentId, language = defaultLanguage }, { session }) =>
      joinTournament(deps, session, tournamentId, language),
    ),
  ]
}
