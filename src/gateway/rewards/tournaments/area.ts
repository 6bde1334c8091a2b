import { type Area, kept } from '#gateway/area.ts'
import { putFile } from '#gateway/platform/operators/put-version.ts'
import { tournamentChecks } from './checks.ts'
import { exported } from './exported.ts'
import { putTournament } from './put-tournament.ts'
import { tournamentRoutes } from './routes.ts'
import { runTournaments } from './run-tournaments.ts'

export const tournamentsArea: Area = {
  calls: (deps) => tournamentRoutes(deps),
  jobs: [{ name: 'run tournaments', times: '14-59/15 * * * * *', run: runTournaments }],
  checks: tournamentChecks,
  exported,
  operations: { 'tournaments.put': putFile(putTournament, 'The tournament is announced.') },
  retention: {
    tournament: kept('stay'),
    tournament_player: kept('stay'),
  },
}
