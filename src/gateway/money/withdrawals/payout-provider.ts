import type { BankAccount } from '#lib/bank-account.ts'
import type { Bank } from '#lib/banks.ts'
import type { CryptoKind } from '#lib/payout-kinds.ts'
import type { Quote } from './quote.ts'

/** The owner of an account, who must be the member. */
interface Owner {
  /** Tax number. */
  readonly cpf: string
  readonly holderName: string
}

/** The account that a payout goes to. `identifier` is unique among accounts of its kind. */
export type PayoutDestination =
  /** The identifier is the PIX key in the spelling of the directory. */
  | (Owner & { readonly kind: 'pix'; readonly identifier: string })
  | (Owner & { readonly kind: 'bank'; readonly identifier: string; readonly bank: Bank; readonly account: BankAccount })
  /** The identifier is the address, to which these coins are paid instead of the amount. */
  | { readonly kind: CryptoKind; readonly identifier: string; readonly quote: Quote }

export interface PayoutRequest {
  /** Reference of the withdrawal, 32 letters and digits. A provider must pay once per reference. */
  readonly reference: string
  readonly destination: PayoutDestination
  /** Minor units, without the fee; for a payout in coins their value. */
  readonly amount: bigint
  readonly currency: string
}

/** Why a bank did not pay; the site has the words of each. */
const payoutReasons = ['account_unknown', 'account_closed', 'owner_differs', 'refused_by_bank'] as const
export type PayoutReason = (typeof payoutReasons)[number]

/** The provider's answer about a payout. Only an explicit `refused` means that no money moved and none will. */
export type PayoutStatus =
  | { readonly state: 'processing' }
  | { readonly state: 'paid'; readonly at: Date }
  | { readonly state: 'refused'; readonly reason: PayoutReason }
  /** It was paid, and the bank has sent it back. */
  | { readonly state: 'returned'; readonly paidAt: Date; readonly reason: PayoutReason }

/**
 * The port to the payout provider. Without an answer the outcome is unknown and never assumed: if a call throws, a job asks until the
 * outcome is known.
 */
export interface PayoutProvider {
  readonly code: string
  /** @throws if the provider does not answer, or not clearly */
  submit(request: PayoutRequest): Promise<PayoutStatus>
  /**
   * @returns undefined if the provider never got the reference, and so has paid nothing
   * @throws if the provider does not answer
   */
  find(reference: string): Promise<PayoutStatus | undefined>
}
