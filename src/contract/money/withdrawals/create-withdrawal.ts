import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, PositiveMinorUnits, Text } from '#contract/scalars.ts'
import { WithdrawalStruct } from './withdrawal.ts'

/**
 * An account of coins is paid at the rate of this moment, which the answer has. The same key asks once and gets the first
 * answer again; `getWithdrawal` has the current state.
 */
export const createWithdrawal = defineCall({
  name: 'createWithdrawal',
  summary: 'Requests a withdrawal and holds the amount until it is paid or refused.',
  method: 'POST',
  path: '/wps/wallet/withdrawal',
  auth: 'member',
  sealed: true,
  limit: 'write',
  idempotent: true,
  request: object({ accountId: Text, amount: PositiveMinorUnits, currency: CurrencyCode, withdrawPassword: Text }),
  response: WithdrawalStruct,
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'withdrawal_locked',
    'identity_required',
    'mobile_required',
    'payout_account_unknown',
    'withdrawals_rest',
    'payout_kind_unavailable',
    'payout_account_not_ready',
    'turnover_open',
    'amount_invalid',
    'amount_below_minimum',
    'amount_above_maximum',
    'withdrawal_limit',
    'rate_unavailable',
    'insufficient_funds',
  ],
})
