import { enums, optional } from 'superstruct'
import { byKind } from '#contract/by-kind.ts'
import { defineCall } from '#contract/define-call.ts'
import { Language, Text } from '#contract/scalars.ts'
import { bankAccountKinds } from '#lib/bank-account.ts'
import { PayoutAccountStruct } from './withdrawal.ts'

/** Fields of every kind. `language` is that of the e-mail to the owner. */
const asked = { withdrawPassword: Text, language: optional(Language) }
const coins = { address: Text, ...asked }

/**
 * A PIX key or a bank account must belong to the member; the directory of keys, or the bank, names its owner. The first
 * PIX key also sets the member's tax number. A bank account needs a member with a known tax number.
 */
export const addPayoutAccount = defineCall({
  name: 'addPayoutAccount',
  summary: 'Adds a payout account of the caller, which can be used after a waiting time.',
  method: 'POST',
  path: '/wps/wallet/payoutAccount',
  auth: 'member',
  sealed: true,
  limit: 'write',
  perDay: 20,
  request: byKind(
    {
      pix: { pixKey: Text, ...asked },
      bank: {
        /** Three digits (COMPE). */
        bank: Text,
        /** Four digits, with or without the check digit. */
        branch: Text,
        /** With the check digit at its end. */
        account: Text,
        accountKind: enums(bankAccountKinds),
        ...asked,
      },
      usdt_tron: coins,
      usdt_ethereum: coins,
      bitcoin: coins,
    },
    'pix',
  ),
  response: PayoutAccountStruct,
  errors: [
    'withdraw_password_missing',
    'withdraw_password_wrong',
    'payout_kind_unavailable',
    'pix_key_invalid',
    'pix_key_unknown',
    'tax_number_missing',
    'bank_account_invalid',
    'bank_account_unknown',
    'crypto_address_invalid',
    'owner_differs',
    'owner_has_account',
    'payout_account_known',
  ],
})
