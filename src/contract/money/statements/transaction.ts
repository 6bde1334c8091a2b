import { boolean, enums, type Infer, nullable, optional, string, type } from 'superstruct'
import { Instant, MinorUnits } from '#contract/scalars.ts'

/** The subject of a statement's line. `correction` undoes an earlier line and names it. */
export const transactionLines = ['play', 'deposit', 'withdrawal', 'correction', 'other'] as const

/**
 * One event as the statement shows it: a round with its stake and win, a payout with its fee. Its amounts are what the
 * wallet received and paid, so that sums of lines are sums of postings.
 */
export const TransactionStruct = type({
  transactionId: string(),
  at: Instant,
  line: enums(transactionLines),
  /** The ledger's word for it, such as `withdrawal-return`; a client may meet words that it does not know. */
  kind: string(),
  /** Number of the round, deposit or withdrawal; null if there is none. */
  reference: nullable(string()),
  /** The game of a round. */
  game: nullable(string()),
  /** Account name of the other side of a transfer along the agent line; null for everything else. */
  counterparty: optional(nullable(string())),
  /** Name of the vendor whose wallet the money went to or came from. */
  vendor: nullable(string()),
  credited: MinorUnits,
  debited: MinorUnits,
  balanceAfter: MinorUnits,
  /** The earlier transaction that this one corrects. */
  corrects: nullable(string()),
  /** Whether a later win was added to a round that was over. */
  late: boolean(),
})
export type Transaction = Infer<typeof TransactionStruct>

/** Balances around some lines: `opening + credited − debited + hidden = closing`. */
export const BalancesStruct = type({
  opening: MinorUnits,
  credited: MinorUnits,
  debited: MinorUnits,
  /** The sum of the lines outside of the filter; zero without a filter. */
  hidden: MinorUnits,
  closing: MinorUnits,
})
export type Balances = Infer<typeof BalancesStruct>
