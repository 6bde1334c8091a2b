import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { TournamentStruct } from './tournament.ts'

/** Joining costs nothing, moves no money and can be repeated. Bets that are placed afterwards count. */
export const joinTournament = defineCall({
  name: 'joinTournament',
  summary: 'Joins a running or coming tournament.',
  method: 'POST',
  path: '/wps/tournament/join',
  auth: 'member',
  request: object({ tournamentId: Text, language: optional(Language) }),
  response: TournamentStruct,
  errors: ['tournament_not_found', 'tournament_over', 'play_blocked'],
})
