import { object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const passRealityCheck = defineCall({
  name: 'passRealityCheck',
  summary: 'Confirms a reality check; stakes are accepted again.',
  method: 'POST',
  path: '/wps/game/realityCheck',
  auth: 'game',
  request: object({}),
  response: type({}),
})
