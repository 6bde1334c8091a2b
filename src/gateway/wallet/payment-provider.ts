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

/** Whether a charge is paid. If the provider does not answer, its state is unknown, and the call throws. */
export type ChargeStatus = 'paid' | 'unpaid'

/**
 * The port to a payment provider. It opens charges and says whether they are paid. The wallet is credited once, however
 * often a payment is reported.
 */
export interface PaymentProvider {
  readonly code: string
  /** No real money moves. `paySandbox` exists and acts as the payer's bank. */
  readonly sandbox: boolean
  readonly methods: readonly DepositMethod[]
  createCharge(request: ChargeRequest): Promise<Charge>
  /**
   * @param reference the reference of the charge's request
   * @throws if the provider does not answer
   */
  statusOf(reference: string): Promise<ChargeStatus>
}
