import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/** Withdrawals to it that are under way are not affected. */
export const removePayoutAccount = defineCall({
  name: 'removePayoutAccount',
  summary: 'Removes a payout account.',
  method: 'DELETE',
  path: '/wps/wallet/payoutAccount',
  auth: 'member',
  perDay: 20,
  request: object({ accountId: Text }),
  response: object({}),
  errors: ['payout_account_unknown'],
})
