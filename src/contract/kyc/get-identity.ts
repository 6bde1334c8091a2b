import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { IdentityStruct } from '#contract/entities/identity-check.ts'

export const getIdentity = defineCall({
  name: 'getIdentity',
  summary: 'Answers which documents the caller has sent, what became of them, and when which are needed.',
  method: 'GET',
  path: '/wps/member/identity',
  auth: 'member',
  request: object({}),
  response: IdentityStruct,
})
