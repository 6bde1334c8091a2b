import { bigint, enums, type Infer, literal, refine, type, union } from 'superstruct'

/** Requests to a vendor that keeps a wallet for a member. */
export interface VendorRequest {
  /** 32 letters and digits. The vendor acts once per reference, however often it is repeated. */
  readonly reference: string
  /** The vendor's name for the member. */
  readonly member: string
  readonly currency: string
  /** Minor units. */
  readonly amount: bigint
}

/** Why a vendor did not act; the site has the words of each. `never_arrived`: it never got the request. */
export const refusalReasons = ['refused_by_vendor', 'vendor_balance_low', 'never_arrived'] as const

/**
 * The vendor's answer about a reference. Only an explicit `refused` means that no money moved and none will. Any other
 * answer leaves the outcome unknown.
 */
export const TransferAnswer = union([
  type({ state: enums(['done', 'processing']) }),
  type({ state: literal('refused'), reason: enums(refusalReasons) }),
])
export type TransferAnswer = Infer<typeof TransferAnswer>

/** Minor units. */
export const BalanceAnswer = type({ balance: refine(bigint(), 'balance', (balance) => balance >= 0n) })
export type BalanceAnswer = Infer<typeof BalanceAnswer>

/**
 * The port to a vendor that keeps wallets. The caller checks its answers. If a call throws, is late or
 * answers anything else, the outcome is unknown, and a job asks for `status` until it is known.
 */
export interface TransferWallet {
  transferIn(request: VendorRequest): Promise<TransferAnswer>
  transferOut(request: VendorRequest): Promise<TransferAnswer>
  balance(member: string, currency: string): Promise<BalanceAnswer>
  /**
   * The outcome of a reference. `refused` with `never_arrived` is a promise: the vendor has not acted, and will refuse
   * the reference if it arrives later. An adapter for a vendor without this promise must answer `processing` until no
   * request with the reference can be under way any more.
   */
  status(reference: string): Promise<TransferAnswer>
}
