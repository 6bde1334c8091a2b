import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { MemberInfoStruct } from '#contract/entities/member.ts'
import { Language } from '#contract/entities/scalars.ts'

export const getMemberInfo = defineCall({
  name: 'getMemberInfo',
  summary: 'The account of the session.',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'session',
  request: object({ language: optional(Language) }),
  response: MemberInfoStruct,
})
