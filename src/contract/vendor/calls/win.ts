import { boolean, object, optional, type } from 'superstruct'
import { CurrencyCode } from '#contract/scalars.ts'
import { toPlatform } from '#contract/vendor/define-vendor-call.ts'
import { Amount, VendorId } from '#contract/vendor/scalars.ts'
import { moved, Outcome } from './moved.ts'

const settled = { ...moved, /** Whether the round had ended before. */ late: boolean() }

export const win = toPlatform({
  name: 'win',
  summary: 'Settles a bet with what it won, which may be nothing; a further win of a settled bet is added to it.',
  request: object({
    transactionId: VendorId,
    roundId: VendorId,
    /** Transaction id of the bet. */
    betId: VendorId,
    amount: Amount,
    currency: CurrencyCode,
    outcome: optional(Outcome),
    /** Ends the round in the same transaction; its other open bets have lost. */
    endRound: optional(boolean()),
  }),
  value: type(settled),
  codes: [
    'unknown_round',
    'bet_unknown',
    'rolled_back',
    'already_settled',
    'win_too_late',
    'wrong_currency',
    'duplicate_transaction',
  ],
})
