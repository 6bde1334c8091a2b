import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { WalletTransferStruct } from './wallet-transfer.ts'

export const getWalletTransfers = defineCall({
  name: 'getWalletTransfers',
  summary: 'The caller’s transfers to and from wallets of vendors, newest first.',
  method: 'GET',
  path: '/wps/v2/wallets/transfers',
  auth: 'member',
  request: object(pageRequest),
  response: Paged(WalletTransferStruct),
})
