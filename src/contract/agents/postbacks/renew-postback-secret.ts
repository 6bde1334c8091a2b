import { object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const renewPostbackSecret = defineCall({
  name: 'renewPostbackSecret',
  summary:
    'Creates another secret for all postbacks of the agent, and shows it once. Later postbacks are signed with it.',
  method: 'POST',
  path: '/wps/agent/postback/secret',
  auth: 'agent',
  perDay: 20,
  request: object({}),
  response: type({ secret: string() }),
})
