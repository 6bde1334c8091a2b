import { object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Language } from '#contract/scalars.ts'
import { MemberInfoStruct } from './member.ts'

export const getMemberInfo = defineCall({
  name: 'getMemberInfo',
  summary: 'The account of the session.',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'session',
  request: object({ language: optional(Language) }),
  response: MemberInfoStruct,
})
