import { integer, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getMissionsToClaim = defineCall({
  name: 'getMissionsToClaim',
  summary: 'The number of missions that the caller can claim now, for the menu.',
  method: 'GET',
  path: '/wps/mission/toClaim',
  auth: 'member',
  request: object({}),
  response: type({ count: integer() }),
})
