import { enums, type Infer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, PositiveMinorUnits } from '#contract/scalars.ts'

/** Seen from the vendor: `in` takes money out of the main wallet, `out` brings it back. */
export const transferDirections = ['in', 'out'] as const

/**
 * `sent`: the vendor was asked. `unknown`: it has not reported the outcome; the amount stays held until it does. `done`
 * and `refused` are final.
 */
export const transferStates = ['sent', 'unknown', 'done', 'refused'] as const

/** A transfer between the main wallet and the wallet that a vendor keeps. */
export const WalletTransferStruct = type({
  transferId: string(),
  /** Code and name of the vendor. */
  vassalage: string(),
  displayName: string(),
  direction: enums(transferDirections),
  amount: PositiveMinorUnits,
  currency: CurrencyCode,
  state: enums(transferStates),
  /** Why it was refused; the site has the words of each, and a client may meet words that it does not know. */
  reason: nullable(string()),
  requestedAt: Instant,
  changedAt: Instant,
})
export type WalletTransfer = Infer<typeof WalletTransferStruct>
