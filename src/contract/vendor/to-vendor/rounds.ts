import { array, enums, nullable, object, type } from 'superstruct'
import { Language, MinorUnits } from '#contract/scalars.ts'
import { toVendor } from '#contract/vendor/define-vendor-call.ts'
import { VendorId } from '#contract/vendor/scalars.ts'
import { PageAddress } from './launch.ts'

export const round = toVendor({
  name: 'round',
  summary: 'The page that shows a past round again, marked as a replay.',
  request: object({ roundId: VendorId, language: Language }),
  value: type({ url: PageAddress }),
  codes: ['unknown_round'],
})

export const vendorStatus = toVendor({
  name: 'roundStatus',
  summary: 'How a round went at the vendor. The platform asks when bets stay open, and acts on the answer only.',
  request: object({ roundId: VendorId }),
  value: type({
    /** `open`: the player or a draw is awaited. `ended`: what is listed is all. */
    state: enums(['open', 'ended']),
    results: array(
      type({
        /** What the vendor sent or would have sent. */
        kind: enums(['win', 'rollback']),
        transactionId: VendorId,
        betId: VendorId,
        /** Of a win, in minor units; null of a rollback. */
        amount: nullable(MinorUnits),
      }),
    ),
  }),
  codes: ['unknown_round'],
})
