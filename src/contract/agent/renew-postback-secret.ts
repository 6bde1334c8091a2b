import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const renewPostbackSecret = defineCall({
  name: 'renewPostbackSecret',
  summary:
    'Makes another secret for all postbacks of the agent, and tells it this once. What is sent from now on is signed with it.',
  method: 'POST',
  path: '/wps/agent/postback/secret',
  auth: 'agent',
  request: object({}),
  response: type({ secret: string() }),
})
