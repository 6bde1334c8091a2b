import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from '#contract/scalars.ts'
import { coins, payoutKinds } from '#lib/payout-kinds.ts'

export const withdrawalStates = [
  'requested',
  'review',
  'approved',
  'submitted',
  'unknown',
  'paid',
  'rejected',
  'failed',
  'returned',
] as const

/** The account that money is paid to. `label` shows enough for its owner to recognise it, and no more. */
export const PayoutAccountStruct = type({
  accountId: string(),
  kind: enums(payoutKinds),
  label: string(),
  holderName: string(),
  usableFrom: Instant,
})
export type PayoutAccount = Infer<typeof PayoutAccountStruct>

/** The amount of a payout in coins, calculated when the withdrawal was requested. */
const CoinQuoteStruct = type({
  coin: enums(coins),
  /** Units of the currency for one coin, as a decimal. */
  rate: string(),
  /** Coins, as a decimal. */
  coins: string(),
})
export type CoinQuote = Infer<typeof CoinQuoteStruct>

/** Why a withdrawal is reviewed, was refused, or came back, and the results of a case. The site has the texts. */
const Reason = nullable(string())

/**
 * The result of a search for money that had not arrived: it had arrived, it was paid a second time, or it came back.
 */
export const CaseOutcome = enums(['arrived', 'paid_again', 'returned'])

/** The state of a complaint that nothing has arrived. */
const WithdrawalCase = type({
  openedAt: Instant,
  /** Null while the operator looks into it. */
  outcome: nullable(CaseOutcome),
  /** The operator's text about it; null while the case is open, and if the bank returned the money. */
  note: nullable(string()),
  closedAt: nullable(Instant),
})

export const WithdrawalStruct = type({
  withdrawalId: string(),
  /** The amount that leaves the wallet; the person gets `payout`, which is the amount without the fee. */
  amount: PositiveMinorUnits,
  fee: MinorUnits,
  payout: PositiveMinorUnits,
  /**
   * The part of `payout` that the bank has paid. While a complaint is open that nothing has arrived, and once money has come back,
   * this is zero.
   */
  received: MinorUnits,
  /** The part of `payout` that is still to come; zero once it is paid, or nothing will be paid any more. */
  remaining: MinorUnits,
  currency: CurrencyCode,
  state: enums(withdrawalStates),
  reason: Reason,
  account: PayoutAccountStruct,
  /** Null if money is paid, and not coins. */
  quote: nullable(CoinQuoteStruct),
  requestedAt: Instant,
  /** The expected arrival of the money. */
  expectedAt: Instant,
  paidAt: nullable(Instant),
  confirmation: nullable(enums(['received', 'not_received', 'fully_paid'])),
  /** Whether it counts as received because the person did not answer. */
  confirmedByTime: boolean(),
  /** When it will count as received without an answer; null before it is paid and after it is confirmed. */
  confirmBy: nullable(Instant),
  /** Null unless the person answered that nothing has arrived. */
  case: nullable(WithdrawalCase),
  /** Each change of the state, oldest first. */
  timeline: array(type({ state: enums(withdrawalStates), at: Instant, reason: Reason, expectedAt: Instant })),
})
export type Withdrawal = Infer<typeof WithdrawalStruct>

/** Money that must be played: a deposit, or what the agent above has sent. */
export const turnoverSources = ['deposit', 'transfer'] as const

/** The turnover that money needs before a withdrawal. */
export const TurnoverStruct = type({
  source: enums(turnoverSources),
  /** Of the deposit, or of the transfer. */
  reference: string(),
  /** What came. */
  amount: MinorUnits,
  required: MinorUnits,
  done: MinorUnits,
  creditedAt: Instant,
})
export type Turnover = Infer<typeof TurnoverStruct>
