import { enums, object, optional } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { ContractAnswerStruct } from './contract-request.ts'

/**
 * The downline answers the upline's offer. Either side answers the other's request to end a contract. An acceptance
 * needs the withdraw password, and checks everything again, since the upline's own contract may have changed.
 */
export const answerContract = defineCall({
  name: 'answerContract',
  summary: 'Accepts or rejects the request for a dividend, a daily, an hourly or a real-time salary, or for its end.',
  method: 'POST',
  path: '/wps/agent/contract/request',
  auth: 'agent',
  sealed: true,
  limit: 'write',
  perDay: 300,
  request: object({ requestId: Text, answer: enums(['accept', 'reject']), withdrawPassword: optional(Text) }),
  response: ContractAnswerStruct,
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'contract_not_found',
    'contract_answered',
    'contract_changed',
    'contract_downline_waiting',
  ],
})
