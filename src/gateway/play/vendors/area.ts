import { type Area, kept, later } from '#gateway/area.ts'
import { wagerChecks } from './checks.ts'
import { forgetTransactions } from './forget-transactions.ts'

export const vendorsArea: Area = {
  checks: wagerChecks,
  retention: {
    round: kept('stay; a trial user’s go with them'),
    wager: kept('stay; a trial user’s go with them'),
    vendor_transaction: later(
      '30 days of our own games, 120 days of a vendor’s, and as long as their bet is open',
      (deps) => forgetTransactions(deps.database, deps.now()),
    ),
  },
}
