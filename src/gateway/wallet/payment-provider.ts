/** A way to deposit that a provider offers. Amounts in minor units of `currency`. */
export interface DepositMethod {
  readonly method: 'pix'
  readonly currency: string
  readonly minimum: bigint
  readonly maximum: bigint
  readonly suggested: readonly bigint[]
}

export interface ChargeRequest {
  /** Our name of the deposit, 25 letters and digits. A provider must open one charge per reference. */
  readonly reference: string
  readonly method: DepositMethod['method']
  /** Minor units, within the method's bounds. */
  readonly amount: bigint
  readonly currency: string
  readonly now: Date
}

export interface Charge {
  /** What the payer's bank app reads ("copia e cola"). */
  readonly payload: string
  readonly expiresAt: Date
}

/** Whether a charge has been paid, as the provider answers. What it does not answer stays unknown: it throws. */
export type ChargeStatus = 'paid' | 'unpaid'

/**
 * The port to whoever collects deposits. It opens charges and says whether one has been paid; the player is credited
 * once, however often that is told or asked.
 */
export interface PaymentProvider {
  readonly code: string
  /** No money moves outside; `paySandbox` is mounted and plays the payer's bank. */
  readonly sandbox: boolean
  readonly methods: readonly DepositMethod[]
  createCharge(request: ChargeRequest): Promise<Charge>
  /**
   * @param reference ours, as in the request of the charge
   * @throws where the provider cannot be asked
   */
  statusOf(reference: string): Promise<ChargeStatus>
}
