import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { VendorRequestOf, VendorValueOf } from '#contract/vendor/define-vendor-call.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Json } from '#gateway/platform/db/rows.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import type { StoredRefusal } from '#gateway/platform/ledger/once.ts'
import type { Vendor } from './vendor.ts'

/** A refusal on its way to the vendor. Nothing has changed. */
export class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal'
  readonly code: VendorRefusalCode
  readonly value: Json | undefined

  constructor(code: VendorRefusalCode, value?: Json) {
    super(`Refused: ${code}`)
    this.code = code
    this.value = value
  }
}

/** What answers a call of a vendor. */
export interface Asking {
  readonly deps: GatewayDeps
  readonly vendor: Vendor
  /** Whether the operator has closed the platform for maintenance. */
  readonly inMaintenance: () => Promise<boolean>
}

/** The handler of a call: answers the value, or throws {@link VendorRefusal}. */
export type VendorHandler<Call> = (asking: Asking, request: VendorRequestOf<Call>) => Promise<VendorValueOf<Call>>

/** The database's and the services' own codes where the protocol has another word. */
const words: Readonly<Record<string, VendorRefusalCode>> = {
  vendor_wallet_used: 'wallet_elsewhere',
  bonus_bet_too_high: 'stake_not_allowed',
  free_rounds_over: 'already_settled',
}

/** What a kept refusal of the money door says in the protocol. */
export function refusalOfKept(kept: StoredRefusal): VendorRefusal {
  if ('ledger' in kept) return refusalOfLedger(new LedgerFailure(kept.ledger))
  const { code, detail } = kept.refusal
  return new VendorRefusal(words[code] ?? (code as VendorRefusalCode), (detail as Json | null) ?? undefined)
}

function refusalOfLedger({ error }: LedgerFailure): VendorRefusal {
  switch (error.kind) {
    case 'insufficient-funds':
      return new VendorRefusal('not_enough_money', { balance: error.available })
    case 'idempotency-conflict':
      return new VendorRefusal('duplicate_transaction')
    case 'amount-invalid':
      return new VendorRefusal('syntax', { field: 'amount' })
    default:
      throw new Error(`The ledger refused a request of a vendor: ${error.kind}`)
  }
}

/** The refusal of an error that the money door throws; any other error is thrown on. */
export function refusalOfThrown(thrown: unknown): VendorRefusal {
  if (thrown instanceof VendorRefusal) return thrown
  if (thrown instanceof LedgerFailure) return refusalOfLedger(thrown)
  if (thrown instanceof Refusal) return refusalOfKept({ refusal: { code: thrown.code, detail: thrown.value ?? null } })
  throw thrown
}
