import { enums, type Infer, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** A transfer along the agent line, as one of its two sides sees it. */
export const LineTransferStruct = type({
  /** Number that both sides have. */
  reference: string(),
  way: enums(['sent', 'received']),
  /** Account name of the other side; the person is not identified otherwise. */
  account: string(),
  amount: MinorUnits,
  currency: CurrencyCode,
  at: Instant,
})
export type LineTransfer = Infer<typeof LineTransferStruct>
