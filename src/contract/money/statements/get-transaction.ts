import { array, type Infer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, MinorUnits, Text } from '#contract/scalars.ts'

const MovementStruct = type({
  /** Number of the ledger's transfer. */
  transferId: string(),
  /**
   * The source and the destination of the money: `wallet`, `house`, `deposits`, `vendor` …; a client may receive words
   * that it does not know.
   */
  from: string(),
  to: string(),
  amount: MinorUnits,
  /** The wallet after it. */
  balanceAfter: MinorUnits,
})

const TransactionDetailsStruct = type({
  transactionId: string(),
  at: Instant,
  currency: CurrencyCode,
  movements: array(MovementStruct),
  /** The later transaction that corrects this one. */
  correctedBy: nullable(string()),
})
export type TransactionDetails = Infer<typeof TransactionDetailsStruct>

export const getTransaction = defineCall({
  name: 'getTransaction',
  summary: 'The postings of one movement of the caller’s wallet.',
  method: 'GET',
  path: '/wps/wallet/transaction',
  auth: 'session',
  request: object({ transactionId: Text }),
  response: TransactionDetailsStruct,
  errors: ['transaction_not_found'],
})
