import { array, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { WalletTransferStruct } from './wallet-transfer.ts'

/** One transfer for each vendor with money, each with its own result; none if there is no money to bring back. */
export const bringAllBack = defineCall({
  name: 'bringAllBack',
  summary: 'Brings the money of all vendors’ wallets back to the main wallet.',
  method: 'POST',
  path: '/wps/v2/wallets/transfer/back',
  auth: 'member',
  idempotent: true,
  request: object({}),
  response: type({ list: array(WalletTransferStruct) }),
})
