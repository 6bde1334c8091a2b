import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ProtectionStruct } from './protection.ts'

export const getProtection = defineCall({
  name: 'getProtection',
  summary: 'The caller’s limits with their used amounts, a pause or exclusion, and the available choices.',
  method: 'GET',
  path: '/wps/member/protection',
  auth: 'member',
  request: object({}),
  response: ProtectionStruct,
})
