import { array, boolean, enums, type Infer, nullable, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits, Text } from '#contract/scalars.ts'

const VendorWalletStruct = type({
  /** Code and name of the vendor. */
  vassalage: string(),
  displayName: string(),
  /** The vendor’s games use the main wallet; it keeps none of its own, and the amounts are zero. */
  isSingle: boolean(),
  /** `silent`: the vendor does not answer at the moment, so its balance is unknown. */
  answer: enums(['known', 'silent']),
  /** The vendor's balance by its own answer; null while it is silent. */
  balance: nullable(MinorUnits),
  /** The amount that can be brought back, by the gateway’s own books. */
  available: MinorUnits,
  /** Transfers without a known outcome, to the vendor and back. */
  underWay: MinorUnits,
})
export type VendorWallet = Infer<typeof VendorWalletStruct>

/** `isSingle`: no vendor keeps its own wallet, so there is nothing to transfer. */
export const getMerchantWallet = defineCall({
  name: 'getMerchantWallet',
  summary: 'The main wallet and the wallet of every vendor; each vendor that keeps one is asked for its balance.',
  method: 'GET',
  path: '/wps/v2/wallets/merchant',
  auth: 'member',
  request: object({ vassalage: optional(Text) }),
  response: type({
    isSingle: boolean(),
    /** The amount that can be transferred from the main wallet. */
    main: MinorUnits,
    currency: CurrencyCode,
    /** All vendors, or the requested one. */
    vendors: array(VendorWalletStruct),
  }),
  errors: ['vendor_wallet_unknown'],
})
