import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, PositiveMinorUnits, Text } from '#contract/scalars.ts'
import { LineTransferStruct } from './line-transfer.ts'

/**
 * The receiver is an account name that the sender saw or typed. The gateway checks that it is directly above or below
 * the sender in the line; any other account is answered like an unknown one.
 */
export const createLineTransfer = defineCall({
  name: 'createLineTransfer',
  summary: 'Sends money to the agent above, or from an agent to an account directly below: at once and for good.',
  method: 'POST',
  path: '/wps/wallet/lineTransfer',
  auth: 'member',
  sealed: true,
  limit: 'write',
  idempotent: true,
  request: object({ receiver: Text, amount: PositiveMinorUnits, currency: CurrencyCode, withdrawPassword: Text }),
  response: LineTransferStruct,
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'receiver_unknown',
    'play_blocked',
    'withdrawals_rest',
    'withdrawal_locked',
    'identity_required',
    'receiver_unavailable',
    'turnover_open',
    'amount_invalid',
    'amount_below_minimum',
    'amount_above_maximum',
    'transfer_limit',
    'insufficient_funds',
  ],
})
