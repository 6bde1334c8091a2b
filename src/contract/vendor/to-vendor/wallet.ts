import { object, type } from 'superstruct'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'
import { toVendor } from '#contract/vendor/define-vendor-call.ts'
import { Stake, VendorId } from '#contract/vendor/scalars.ts'

const transfer = object({
  /** The platform’s name of the transfer. The vendor carries it out once, whatever arrives again. */
  reference: VendorId,
  playerId: VendorId,
  amount: Stake,
  currency: CurrencyCode,
})

export const walletIn = toVendor({
  name: 'walletIn',
  summary: 'Moves money to the wallet that the vendor keeps for a player.',
  request: transfer,
  value: type({ balance: MinorUnits }),
  codes: ['transfer_refused', 'wrong_currency', 'duplicate_transaction'],
})

export const walletOut = toVendor({
  name: 'walletOut',
  summary: 'Moves money back from the wallet that the vendor keeps for a player.',
  request: transfer,
  value: type({ balance: MinorUnits }),
  codes: ['transfer_refused', 'not_enough_money', 'wrong_currency', 'duplicate_transaction'],
})

export const walletBalance = toVendor({
  name: 'walletBalance',
  summary: 'What a player has in the wallet that the vendor keeps.',
  request: object({ playerId: VendorId, currency: CurrencyCode }),
  value: type({ balance: MinorUnits }),
})

export const walletStatus = toVendor({
  name: 'walletStatus',
  summary: 'The outcome of a transfer. A refusal is a promise: a request that arrives later is refused too.',
  request: object({ reference: VendorId }),
  value: type({ balance: MinorUnits }),
  codes: ['transfer_refused', 'busy'],
})
