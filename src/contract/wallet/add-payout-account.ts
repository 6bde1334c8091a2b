import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/entities/scalars.ts'
import { PayoutAccountStruct } from '#contract/entities/withdrawal.ts'

/**
 * The key must belong to the member: the directory says whose it is. The first account also says who the member is, by
 * the tax number of its owner.
 */
export const addPayoutAccount = defineCall({
  name: 'addPayoutAccount',
  summary: 'Adds a PIX key of the caller as an account to be paid to, which can be used after a while.',
  method: 'POST',
  path: '/wps/wallet/payoutAccount',
  auth: 'member',
  sealed: true,
  request: object({ pixKey: Text, withdrawPassword: Text }),
  response: PayoutAccountStruct,
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'pix_key_invalid',
    'pix_key_unknown',
    'owner_differs',
    'owner_has_account',
    'payout_account_known',
  ],
})
