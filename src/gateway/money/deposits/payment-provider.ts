import type { BankDetails, DepositMethodName } from '#contract/money/deposits/deposit.ts'
import type { NoticeBody } from '#gateway/platform/http/signed-notice.ts'
import type { Payment, PaymentNotice } from './payment-notice.ts'

export interface ChargeRequest {
  /**
   * Reference of the deposit, letters and digits: 12 that a person can write for `ted`, else 32, since the `txid` of a PIX
   * charge takes 26 to 35. A provider must open one charge per reference.
   */
  readonly reference: string
  /** Minor units, within the method's bounds. */
  readonly amount: bigint
  readonly currency: string
  /** Page of this site that a provider's own page leads back to. */
  readonly returnTo: string
  readonly now: Date
}

export interface Charge {
  /**
   * The text that the payer needs: the text for the bank app (`pix`), the reference as it is to be written (`ted`), or
   * the address of the provider's page (`card`). It is unique among charges.
   */
  readonly payload: string
  /** The account that a bank transfer goes to; only with `ted`. */
  readonly transfer?: BankDetails
  readonly expiresAt: Date
}

/** The provider's answer about an open charge. */
export interface KnownCharge extends Charge {
  /** `removed`: the provider ended the charge, and it cannot be paid any more. */
  readonly state: 'open' | 'removed'
  /** Payments that have arrived; for a card only captured ones. */
  readonly payments: readonly Payment[]
}

export interface ReturnRequest {
  /**
   * Reference of the return, 32 letters and digits. A provider must pay back once per reference. After a failure the
   * next attempt has another one.
   */
  readonly reference: string
  /** Number of the payment that is sent back. */
  readonly endToEndId: string
  /** Minor units. */
  readonly amount: bigint
}

/** The provider's answer about a return. Only `failed` means that nothing went back and nothing will. */
export type ReturnStatus = 'processing' | 'done' | 'failed'

/** The payer of a sandbox, where no real money moves. */
export interface Sandbox {
  /** Writes and signs a notice in the provider's format. */
  report(notice: PaymentNotice): { readonly body: string; readonly signature: string }
  /** The returned sum of a payment, in minor units. */
  sentBack(endToEndId: string): bigint
}

/**
 * The port to a payment provider, for one deposit method. It opens charges, reports payments and claims, and returns
 * payments that cannot be credited. If a call throws, the outcome is unknown. tests/contract/money/deposits/payment-port tests
 * the duties of an adapter.
 */
export interface PaymentProvider {
  readonly code: string
  readonly method: DepositMethodName
  readonly currency: string
  /** A sandbox, where no real money moves: `paySandbox` acts as the payer's bank. */
  readonly sandbox?: Sandbox
  /** @throws if the provider does not answer; the charge may be open then */
  createCharge(request: ChargeRequest): Promise<Charge>
  /**
   * @param reference the reference of the charge's request
   * @returns undefined if the provider never got the request
   * @throws if the provider does not answer
   */
  findCharge(reference: string): Promise<KnownCharge | undefined>
  /**
   * Reads a notice of the provider.
   *
   * @param signature the provider's signature of the body
   * @throws {NoticeRefused} if the signature is not the provider's, or the body is none of its notices
   */
  readNotice(body: NoticeBody, signature: string | undefined): PaymentNotice
  /** @throws if the provider does not answer */
  sendBack(request: ReturnRequest): Promise<ReturnStatus>
  /**
   * @param reference the reference of the return
   * @returns undefined if the provider never got the request; `failed` for one that failed, at any time
   * @throws if the provider does not answer
   */
  findReturn(reference: string): Promise<ReturnStatus | undefined>
}
