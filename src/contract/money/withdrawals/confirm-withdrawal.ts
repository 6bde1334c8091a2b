import { array, enums, object, optional, size } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { WithdrawalStruct } from './withdrawal.ts'

/** The member's answer about a paid withdrawal. It can be given once, and moves no money. */
export const confirmWithdrawal = defineCall({
  name: 'confirmWithdrawal',
  summary: 'Stores the caller’s answer whether a paid withdrawal has arrived.',
  method: 'POST',
  path: '/wps/wallet/withdrawal/confirm',
  auth: 'member',
  request: object({
    withdrawalId: Text,
    confirmation: enums(['received', 'not_received', 'fully_paid']),
    /** Up to three pictures that were uploaded as proofs, of a bank statement for example. */
    proofs: optional(size(array(Text), 0, 3)),
  }),
  response: WithdrawalStruct,
  errors: ['withdrawal_not_found', 'withdrawal_not_paid', 'upload_unknown'],
})
