import { integer, nullable, object, size } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ProtectionStruct } from './protection.ts'

export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  summary: 'Sets the minutes of play between reality checks; null for none.',
  method: 'PUT',
  path: '/wps/member/protection/realityCheck',
  auth: 'member',
  perDay: 60,
  request: object({ minutes: nullable(size(integer(), 5, 240)) }),
  response: ProtectionStruct,
})
