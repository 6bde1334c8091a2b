import { array, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Text } from '#contract/scalars.ts'
import { PlaceStruct } from './tournament.ts'

/** A bet is in the table within a minute after it is settled; the event `tournament` says that the table has changed. */
export const getTournamentTable = defineCall({
  name: 'getTournamentTable',
  summary:
    'The first fifty places of a tournament, and the caller’s own. Of equal scores the earlier one stands first.',
  method: 'GET',
  path: '/wps/tournament/table',
  auth: 'member',
  request: object({ tournamentId: Text }),
  response: type({
    list: array(PlaceStruct),
    /** The caller’s line if it is not among the others; null otherwise. */
    mine: nullable(PlaceStruct),
    /** The moment up to which bets are counted; null before the first count. */
    countedAt: nullable(Instant),
  }),
  errors: ['tournament_not_found'],
})
