import { boolean, enums, type Infer, nullable, object, optional, refine, type } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { BalancesStruct, TransactionStruct } from './transaction.ts'

/** Filters of a statement; `money` is everything but play. */
export const transactionFilters = ['money', 'deposit', 'withdrawal', 'correction', 'other'] as const

const TransactionsRequestStruct = refine(
  object({ from: CivilDay, to: CivilDay, show: optional(enums(transactionFilters)), ...pageRequest }),
  'days',
  isRange,
)
export type TransactionsRequest = Infer<typeof TransactionsRequestStruct>

/** Most movements in a file of the site: whole pages of the largest size. */
export const fileMovements = 20 * 999

/**
 * Movements of the caller's wallet, newest first, between two civil days in the operator's time zone, both inclusive.
 * Held amounts have not moved: `held` is the part of the wallet that cannot be staked now.
 */
export const getTransactions = defineCall({
  name: 'getTransactions',
  summary: 'Movements of the wallet, newest first, with balances around the page and the period.',
  method: 'GET',
  path: '/wps/wallet/transactions',
  auth: 'session',
  request: TransactionsRequestStruct,
  response: type({
    ...Paged(TransactionStruct).schema,
    currency: CurrencyCode,
    /** Null if the page has no lines. */
    page: nullable(BalancesStruct),
    period: BalancesStruct,
    /** Whether there are more movements of this filter than a file of the site takes: 19,980. */
    exceedsFile: boolean(),
    /** The wallet now. `total` is the balance and the held money; the movements add up to it. */
    now: type({ total: MinorUnits, held: MinorUnits, at: Instant }),
  }),
})
