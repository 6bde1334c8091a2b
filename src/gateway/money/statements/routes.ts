import { getProfit } from '#contract/money/statements/get-profit.ts'
import { getTransaction } from '#contract/money/statements/get-transaction.ts'
import { getTransactions } from '#contract/money/statements/get-transactions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { profit } from './profit.ts'
import { transactions } from './statement.ts'
import { transactionDetails } from './transaction.ts'

/** Calls about the movements of a member's money and what came of them. */
export function statementRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getTransactions, (request, { session }) => transactions(deps, session, request)),
    bind(getTransaction, ({ transactionId }, { session }) => transactionDetails(deps, session, transactionId)),
    bind(getProfit, (days, { session }) => profit(deps, session, days)),
  ]
}
