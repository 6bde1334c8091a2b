import { integer, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ProtectionStruct } from './protection.ts'

/** A pause that is running is never shortened by another. */
export const startPause = defineCall({
  name: 'startPause',
  summary: 'Stops deposits and play for some hours, from now on; nobody can end it early.',
  method: 'POST',
  path: '/wps/member/protection/pause',
  auth: 'member',
  perDay: 60,
  request: object({ hours: integer() }),
  response: ProtectionStruct,
  errors: ['pause_not_offered'],
})
