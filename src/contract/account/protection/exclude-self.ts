import { integer, nullable, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ProtectionStruct } from './protection.ts'

/** An exclusion that is running is never shortened. Money can still be withdrawn. */
export const excludeSelf = defineCall({
  name: 'excludeSelf',
  summary: 'Excludes the caller from deposits and play for some months, or for good (null).',
  method: 'POST',
  path: '/wps/member/protection/exclusion',
  auth: 'member',
  perDay: 'any',
  request: object({ months: nullable(integer()) }),
  response: ProtectionStruct,
  errors: ['pause_not_offered'],
})
