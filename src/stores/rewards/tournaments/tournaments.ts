import { getTournamentTable } from '#contract/rewards/tournaments/get-tournament-table.ts'
import { getTournaments } from '#contract/rewards/tournaments/get-tournaments.ts'
import { joinTournament as joinCall } from '#contract/rewards/tournaments/join-tournament.ts'
import { call } from '#stores/call.ts'
import { $changedTournament } from '#stores/events.ts'
import { resource } from '#stores/resource.ts'

/** Running, upcoming and past tournaments. */
export const tournaments = (language: string) => resource(() => call(getTournaments, { language }))

/** The leaderboard of a tournament. */
export const tournamentTable = (tournamentId: string) => resource(() => call(getTournamentTable, { tournamentId }))

/** Takes part; asking again changes nothing. Throws `CallError`. */
export const joinTournament = (tournamentId: string, language: string) => call(joinCall, { tournamentId, language })

/** Loads again whenever the leaderboard of one, or of any, has changed. @returns a function that stops it */
export function followTournament(refresh: () => void, tournamentId?: string): () => void {
  return $changedTournament.listen((changed) => {
    if (tournamentId === undefined || changed?.tournamentId === tournamentId) refresh()
  })
}
