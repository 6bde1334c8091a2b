import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { PostbackDeliveryStruct } from './postback.ts'

export const sendPostbackAgain = defineCall({
  name: 'sendPostbackAgain',
  summary: 'Sends a postback again, in any state. A waiting one is sent at once.',
  method: 'POST',
  path: '/wps/agent/link/postback/again',
  auth: 'agent',
  perDay: 200,
  request: object({ deliveryId: Text }),
  response: PostbackDeliveryStruct,
  errors: ['postback_unknown', 'postback_address_missing'],
})
