import { enums, type Infer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, PositiveMinorUnits } from './scalars.ts'

export const depositStatuses = ['pending', 'paid', 'expired'] as const

/** A charge at the payment provider. The wallet is credited when it becomes `paid`, and only then. */
export const DepositStruct = type({
  depositId: string(),
  method: enums(['pix']),
  amount: PositiveMinorUnits,
  currency: CurrencyCode,
  status: enums(depositStatuses),
  /** The text behind the QR code, which the payer's bank app reads ("copia e cola"). */
  payload: string(),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: nullable(Instant),
})
export type Deposit = Infer<typeof DepositStruct>
