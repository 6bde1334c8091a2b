import { enums, object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ContractAnswerStruct } from '#contract/entities/contract-request.ts'
import { Text } from '#contract/entities/scalars.ts'

/**
 * The downline answers what the upline offers, and either side what the other one asks to end. To accept needs the withdraw
 * password; everything is looked at again then, since the upline's own contract may have changed.
 */
export const answerContract = defineCall({
  name: 'answerContract',
  summary: 'Accepts or rejects the request for a dividend, a daily, an hourly or a real-time salary, or for its end.',
  method: 'POST',
  path: '/wps/agent/contract/request',
  auth: 'agent',
  sealed: true,
  request: object({ requestId: Text, answer: enums(['accept', 'reject']), withdrawPassword: optional(Text) }),
  response: ContractAnswerStruct,
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'contract_not_found',
    'contract_answered',
    'contract_changed',
  ],
})
