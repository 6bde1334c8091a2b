import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { Text } from '#contract/scalars.ts'
import { PostbackDeliveryStruct } from './postback.ts'

export const getPostbackDeliveries = defineCall({
  name: 'getPostbackDeliveries',
  summary: 'Postbacks of a link of the agent, newest first, with the state of each delivery.',
  method: 'GET',
  path: '/wps/agent/link/postback/deliveries',
  auth: 'agent',
  request: object({ linkId: Text, ...pageRequest }),
  response: Paged(PostbackDeliveryStruct),
  errors: ['link_unknown'],
})
