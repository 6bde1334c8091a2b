import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { PositiveMinorUnits, Text } from '#contract/scalars.ts'
import { CommissionPayoutStruct } from './commission-payout.ts'

export const createCommissionPayout = defineCall({
  name: 'createCommissionPayout',
  summary: 'Moves commissions to the agent’s main wallet: at once, or after the operator’s approval.',
  method: 'POST',
  path: '/wps/agent/commission/payout',
  auth: 'agent',
  sealed: true,
  limit: 'write',
  idempotent: true,
  request: object({ amount: PositiveMinorUnits, withdrawPassword: Text }),
  response: CommissionPayoutStruct,
  errors: ['withdraw_password_missing', 'withdraw_password_wrong', 'amount_below_minimum', 'insufficient_funds'],
})
