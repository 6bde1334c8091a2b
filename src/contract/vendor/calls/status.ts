import { array, enums, nullable, object, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { VendorId } from '#contract/vendor/scalars.ts'

const TransactionFacts = type({
  kind: enums(['bet', 'betwin', 'win', 'rollback', 'promoWin', 'adjustment', 'reportRound']),
  /** `rolled_back` of a bet that never arrived: it will be refused. */
  state: enums(['done', 'refused', 'rolled_back']),
  /** Of a bet: open, or how it was settled. */
  bet: nullable(enums(['open', 'won', 'lost', 'void', 'refunded', 'cashed'])),
})

export const status = toPlatform({
  name: 'status',
  summary: 'What the platform knows of a transaction whose answer was lost.',
  request: object({ transactionId: VendorId }),
  value: TransactionFacts,
  codes: ['unknown_transaction'],
})

export const roundStatus = toPlatform({
  name: 'roundStatus',
  summary: 'What the platform knows of a round.',
  request: object({ roundId: VendorId }),
  value: type({
    state: enums(['open', 'ended']),
    bets: array(
      type({
        transactionId: VendorId,
        amount: MinorUnits,
        state: enums(['open', 'won', 'lost', 'void', 'refunded', 'cashed']),
      }),
    ),
  }),
  codes: ['unknown_round'],
})
