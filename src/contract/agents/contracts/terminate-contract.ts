import { enums, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Text } from '#contract/scalars.ts'
import { contractTypes } from './contract.ts'

/**
 * Asks the other side to end a contract: that of an agent directly below, or without `downline` the caller's own. It goes on
 * until the other side has accepted, and then to the end of its period.
 */
export const terminateContract = defineCall({
  name: 'terminateContract',
  summary: 'Asks the other side to end a contract.',
  method: 'POST',
  path: '/wps/agent/contract/terminate',
  auth: 'agent',
  sealed: true,
  limit: 'write',
  perDay: 300,
  request: object({ downline: optional(Text), contract: enums(contractTypes), withdrawPassword: Text }),
  response: type({ requestId: string(), expiresAt: Instant }),
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'downline_unknown',
    'contract_not_found',
    'contract_pending',
    'contract_downline_waiting',
  ],
})
