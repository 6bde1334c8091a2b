import { boolean, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const setMissionHidden = defineCall({
  name: 'setMissionHidden',
  summary: 'Shows or hides the caller in the leaderboard of the season.',
  method: 'PUT',
  path: '/wps/mission/hidden',
  auth: 'member',
  request: object({ isHidden: boolean() }),
  response: type({ isHidden: boolean() }),
})
