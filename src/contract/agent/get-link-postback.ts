import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PostbackStruct } from '#contract/entities/postback.ts'
import { Text } from '#contract/entities/scalars.ts'

export const getLinkPostback = defineCall({
  name: 'getLinkPostback',
  summary: 'Where a link of the agent tells what came by it, and which events.',
  method: 'GET',
  path: '/wps/agent/link/postback',
  auth: 'agent',
  request: object({ linkId: Text }),
  response: PostbackStruct,
  errors: ['link_unknown'],
})
