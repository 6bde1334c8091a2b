import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { coins, payoutKinds } from '#lib/payout-kinds.ts'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from './scalars.ts'

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

/** Where money is paid to. `label` shows enough for its owner to recognise it, and no more. */
export const PayoutAccountStruct = type({
  accountId: string(),
  kind: enums(payoutKinds),
  label: string(),
  holderName: string(),
  usableFrom: Instant,
})
export type PayoutAccount = Infer<typeof PayoutAccountStruct>

/** What a payout is in coins, as it was reckoned when the withdrawal was asked for. */
export const CoinQuoteStruct = type({
  coin: enums(coins),
  /** Units of the currency for one coin, as a decimal. */
  rate: string(),
  /** Coins, as a decimal. */
  coins: string(),
})
export type CoinQuote = Infer<typeof CoinQuoteStruct>

/** Why a withdrawal is looked at, was refused, or came back, and what was said of a payment; the site has the words of each. */
const Reason = nullable(string())

/** What was found of money that had not arrived: it had arrived after all, it was paid a second time, or it came back. */
export const CaseOutcome = enums(['arrived', 'paid_again', 'returned'])

/** What became of the answer that nothing has arrived. */
const WithdrawalCase = type({
  openedAt: Instant,
  /** Null while the operator looks into it. */
  outcome: nullable(CaseOutcome),
  /** What the operator says of it, in its own words; null while the case is open, and where the bank sent the money back. */
  note: nullable(string()),
  closedAt: nullable(Instant),
})

export const WithdrawalStruct = type({
  withdrawalId: string(),
  /** What leaves the wallet; the person gets `payout`, which is the amount without the fee. */
  amount: PositiveMinorUnits,
  fee: MinorUnits,
  payout: PositiveMinorUnits,
  currency: CurrencyCode,
  state: enums(withdrawalStates),
  reason: Reason,
  account: PayoutAccountStruct,
  /** Null where money is paid, and not coins. */
  quote: nullable(CoinQuoteStruct),
  requestedAt: Instant,
  /** When the money is said to be there. */
  expectedAt: Instant,
  paidAt: nullable(Instant),
  confirmation: nullable(enums(['received', 'not_received', 'fully_paid'])),
  /** Whether it counts as received because the person said nothing. */
  confirmedByTime: boolean(),
  /** When it will count as received unless the person says otherwise; null before it is paid and once it is confirmed. */
  confirmBy: nullable(Instant),
  /** Null unless the person said that nothing has arrived. */
  case: nullable(WithdrawalCase),
  /** Each change of the state, oldest first. */
  timeline: array(type({ state: enums(withdrawalStates), at: Instant, reason: Reason, expectedAt: Instant })),
})
export type Withdrawal = Infer<typeof WithdrawalStruct>

/** What must be played of a deposit before money can leave. */
export const TurnoverStruct = type({
  depositId: string(),
  deposited: MinorUnits,
  required: MinorUnits,
  done: MinorUnits,
  creditedAt: Instant,
})
export type Turnover = Infer<typeof TurnoverStruct>
