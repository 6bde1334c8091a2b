import { boolean, integer, object, type } from 'superstruct'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { VendorId } from '#contract/vendor/scalars.ts'

export const endRound = toPlatform({
  name: 'endRound',
  summary: 'Ends a round. Its open bets have lost; a win that comes later is paid and marked as late.',
  request: object({ roundId: VendorId }),
  value: type({
    /** False if it had ended before. */
    ended: boolean(),
    /** Bets that lost by the end. */
    lost: integer(),
  }),
  codes: ['unknown_round'],
})
