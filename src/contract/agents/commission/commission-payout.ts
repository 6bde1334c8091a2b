import { enums, type Infer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** Commissions that an agent asked to have in the main wallet. */
export const CommissionPayoutStruct = type({
  reference: string(),
  amount: MinorUnits,
  currency: CurrencyCode,
  /** `requested`: it waits for the operator's approval, and the amount is held until then. */
  state: enums(['requested', 'paid', 'rejected']),
  requestedAt: Instant,
  decidedAt: nullable(Instant),
  /** Why it was rejected, in the operator's words. */
  reason: nullable(string()),
})
export type CommissionPayout = Infer<typeof CommissionPayoutStruct>
