import { enums, type Infer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, PositiveMinorUnits } from './scalars.ts'

export const depositStatuses = ['pending', 'paid', 'expired'] as const

/** A charge at the payment provider. The player's wallet is credited when, and only when, it turns `paid`. */
export const DepositStruct = type({
  depositId: string(),
  method: enums(['pix']),
  amount: PositiveMinorUnits,
  currency: CurrencyCode,
  status: enums(depositStatuses),
  /** What the payer's bank app reads: the text behind the QR code ("copia e cola"). */
  payload: string(),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: nullable(Instant),
})
export type Deposit = Infer<typeof DepositStruct>
