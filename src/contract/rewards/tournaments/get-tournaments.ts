import { array, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { TournamentStruct } from './tournament.ts'

export const getTournaments = defineCall({
  name: 'getTournaments',
  summary:
    'Tournaments in the caller’s currency: what runs or comes, the next end first, then the last twenty that are over.',
  method: 'GET',
  path: '/wps/tournament/list',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({ list: array(TournamentStruct) }),
})
