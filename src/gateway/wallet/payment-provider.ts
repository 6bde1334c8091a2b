import type { Payment, PaymentNotice } from './payment-notice.ts'

/** A payment method of a provider. Amounts in minor units of `currency`. */
export interface DepositMethod {
  readonly method: 'pix'
  readonly currency: string
  readonly minimum: bigint
  readonly maximum: bigint
  readonly suggested: readonly bigint[]
}

export interface ChargeRequest {
  /** Reference of the deposit, 32 letters and digits: the `txid` of a PIX charge takes 26 to 35. A provider must open one charge per reference. */
  readonly reference: string
  readonly method: DepositMethod['method']
  /** Minor units, within the method's bounds. */
  readonly amount: bigint
  readonly currency: string
  readonly now: Date
}

export interface Charge {
  /** Text for the payer's bank app ("copia e cola"). */
  readonly payload: string
  readonly expiresAt: Date
}

/** What the provider knows of a charge that it has opened. */
export interface KnownCharge extends Charge {
  /** `removed`: the provider took the charge back, and nobody can pay it any more. */
  readonly state: 'open' | 'removed'
  readonly payments: readonly Payment[]
}

export interface ReturnRequest {
  /** Reference of the return, 32 letters and digits. A provider must pay back once per reference. */
  readonly reference: string
  /** Number of the payment that goes back. */
  readonly endToEndId: string
  /** Minor units. */
  readonly amount: bigint
}

/** What the provider knows of a return. Only `failed` means that nothing went back and nothing will. */
export type ReturnStatus = 'processing' | 'done' | 'failed'

/**
 * The port to a payment provider. It opens charges, reports payments and claims, and sends back what cannot be credited.
 * A call that throws says nothing about what the provider has done.
 */
export interface PaymentProvider {
  readonly code: string
  /** Where no real money moves: `paySandbox` acts as the payer's bank, and signs what it reports. */
  readonly sandbox?: { sign(body: string): string }
  readonly methods: readonly DepositMethod[]
  /** @throws if the provider does not answer; the charge may be open then */
  createCharge(request: ChargeRequest): Promise<Charge>
  /**
   * @param reference the reference of the charge's request
   * @returns undefined if the provider never got the request
   * @throws if the provider does not answer
   */
  findCharge(reference: string): Promise<KnownCharge | undefined>
  /**
   * Reads what the provider reports.
   *
   * @param signature what the provider signed the body with
   * @throws {NoticeRefused} if the signature is not the provider's, or the body is none of its notices
   */
  readNotice(body: string, signature: string | undefined): PaymentNotice
  /** @throws if the provider does not answer */
  sendBack(request: ReturnRequest): Promise<ReturnStatus>
  /**
   * @param reference the reference of the return
   * @returns undefined if the provider never got the request
   * @throws if the provider does not answer
   */
  findReturn(reference: string): Promise<ReturnStatus | undefined>
}
