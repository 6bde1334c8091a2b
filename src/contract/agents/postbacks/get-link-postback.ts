import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { PostbackStruct } from './postback.ts'

export const getLinkPostback = defineCall({
  name: 'getLinkPostback',
  summary: 'The address and the events of the postbacks of an agent’s link.',
  method: 'GET',
  path: '/wps/agent/link/postback',
  auth: 'agent',
  request: object({ linkId: Text }),
  response: PostbackStruct,
  errors: ['link_unknown'],
})
