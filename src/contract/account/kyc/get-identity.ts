import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { IdentityStruct } from './identity-check.ts'

export const getIdentity = defineCall({
  name: 'getIdentity',
  summary: 'The caller’s tier and identity checks, and the thresholds above which each tier is needed.',
  method: 'GET',
  path: '/wps/member/identity',
  auth: 'member',
  request: object({}),
  response: IdentityStruct,
})
