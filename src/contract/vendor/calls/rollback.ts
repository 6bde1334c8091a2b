import { boolean, nullable, object, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { VendorId } from '#contract/vendor/scalars.ts'

export const rollback = toPlatform({
  name: 'rollback',
  summary: 'Takes back a bet whose result the vendor will not know. A bet that never arrived is refused when it does.',
  request: object({ transactionId: VendorId, betId: VendorId }),
  value: type({
    /** Whether the bet had arrived. */
    found: boolean(),
    balance: nullable(MinorUnits),
    replayed: boolean(),
  }),
  codes: ['already_settled', 'duplicate_transaction', 'rolled_back'],
})
