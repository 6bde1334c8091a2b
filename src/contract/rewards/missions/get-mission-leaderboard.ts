import { array, boolean, integer, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Language } from '#contract/scalars.ts'

const PlaceStruct = type({
  place: integer(),
  /** The masked name of the account. */
  name: string(),
  points: integer(),
  isOwn: boolean(),
})

export const getMissionLeaderboard = defineCall({
  name: 'getMissionLeaderboard',
  summary:
    'The leaderboard of the season: the first 50 members by points, and the caller. With equal points, the member who reached them first is ahead.',
  method: 'GET',
  path: '/wps/mission/leaderboard',
  auth: 'member',
  request: object({ language: optional(Language) }),
  response: type({
    /** The current season, or else the last one; null before the first. */
    season: nullable(type({ title: string(), until: nullable(Instant) })),
    list: array(PlaceStruct),
    /** The caller's own place; null without points. */
    own: nullable(PlaceStruct),
    /** Whether others do not see the caller. */
    isHidden: boolean(),
  }),
})
