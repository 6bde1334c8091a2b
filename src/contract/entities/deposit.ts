import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, PositiveMinorUnits } from './scalars.ts'

export const depositStatuses = ['pending', 'credited', 'failed', 'expired', 'returned'] as const

/**
 * A charge at the payment provider. The wallet is credited when it becomes `credited`, and only then. `failed`: the
 * provider took the charge back. `returned`: a payment arrived that goes back to its payer.
 */
export const DepositStruct = type({
  depositId: string(),
  method: enums(['pix']),
  amount: PositiveMinorUnits,
  currency: CurrencyCode,
  status: enums(depositStatuses),
  /** What was credited: what arrived, which may differ from the amount. */
  received: nullable(PositiveMinorUnits),
  /** Whether the payment came after the end of the charge. */
  late: boolean(),
  /** Why the payment was returned, one word that the site has a sentence for. */
  reason: nullable(string()),
  /** The text behind the QR code, which the payer's bank app reads ("copia e cola"). */
  payload: string(),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: nullable(Instant),
})
export type Deposit = Infer<typeof DepositStruct>
