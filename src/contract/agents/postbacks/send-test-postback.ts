import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { PostbackDeliveryStruct } from './postback.ts'

export const sendTestPostback = defineCall({
  name: 'sendTestPostback',
  summary: 'Sends a test postback without a member. If one is still waiting, that one is the answer.',
  method: 'POST',
  path: '/wps/agent/link/postback/test',
  auth: 'agent',
  perDay: 60,
  request: object({ linkId: Text }),
  response: PostbackDeliveryStruct,
  errors: ['link_unknown', 'postback_address_missing'],
})
