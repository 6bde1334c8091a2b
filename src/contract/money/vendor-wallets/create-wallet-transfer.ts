import { enums, object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, PositiveMinorUnits, Text } from '#contract/scalars.ts'
import { transferDirections, WalletTransferStruct } from './wallet-transfer.ts'

/**
 * The same key asks the vendor once and gets the transfer again. Its state may be `unknown`: the vendor has not answered,
 * and the amount stays held until it has.
 */
export const walletTransfer = defineCall({
  name: 'walletTransfer',
  summary: 'Moves money between the main wallet and the wallet of a vendor.',
  method: 'POST',
  path: '/wps/v2/wallets/transfer',
  auth: 'member',
  idempotent: true,
  request: object({
    vassalage: Text,
    direction: enums(transferDirections),
    amount: PositiveMinorUnits,
    currency: CurrencyCode,
  }),
  response: WalletTransferStruct,
  errors: [
    'vendor_wallet_unknown',
    'vendor_round_open',
    'amount_invalid',
    'insufficient_funds',
    'play_blocked',
    'limits_missing',
    'limit_reached',
    'reality_check_due',
  ],
})
