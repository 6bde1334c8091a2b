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

/** Why a withdrawal is looked at, was refused, or came back; the site has the words of each. */
const Reason = nullable(string())

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
