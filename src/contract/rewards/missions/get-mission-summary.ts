import { array, integer, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Language } from '#contract/scalars.ts'
import { MissionStruct } from './mission.ts'

/** Each call counts again, so that it is up to date. */
export const getMissionSummary = defineCall({
  name: 'getMissionSummary',
  summary: 'The current missions with the caller’s progress, and earlier ones that can still be claimed.',
  method: 'GET',
  path: '/wps/mission/summary',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({
    /** Null if there are no missions now. */
    season: nullable(type({ title: string(), until: nullable(Instant) })),
    /** How many were done in the season, are under way now, and can be claimed. */
    done: integer(),
    running: integer(),
    toClaim: integer(),
    /** Claimable missions come first. */
    list: array(MissionStruct),
  }),
})
