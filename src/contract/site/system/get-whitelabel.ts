import { array, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { WhitelabelNodeStruct } from './whitelabel.ts'

export const getWhitelabel = defineCall({
  name: 'getWhitelabel',
  summary: 'The tree of the operator’s switches; a node counts only if every node above it is enabled.',
  method: 'GET',
  path: '/wps/system/whitelabel',
  auth: 'none',
  always: true,
  request: object({}),
  response: type({ whitelabel: array(WhitelabelNodeStruct) }),
})
