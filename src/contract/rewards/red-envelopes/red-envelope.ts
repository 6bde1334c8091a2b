import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from '#contract/scalars.ts'

/** `empty`: every share is taken, although its time is not over. */
const envelopeStates = ['coming', 'open', 'empty', 'over'] as const

export const RedEnvelopeStruct = type({
  envelopeId: string(),
  title: string(),
  currency: CurrencyCode,
  total: PositiveMinorUnits,
  /** The number of shares, and the number that is left. */
  shares: integer(),
  left: integer(),
  startsAt: Instant,
  endsAt: Instant,
  state: enums(envelopeStates),
  /** The caller’s share; null before it is taken. */
  mine: nullable(type({ amount: PositiveMinorUnits, at: Instant, transactionId: string() })),
})
export type RedEnvelope = Infer<typeof RedEnvelopeStruct>

/** A share that was taken. Names are masked. */
const TakenShareStruct = type({
  place: integer(),
  name: string(),
  amount: PositiveMinorUnits,
  at: Instant,
  isMine: boolean(),
})
export type TakenShare = Infer<typeof TakenShareStruct>

export const TakenSharesStruct = type({
  /** The newest hundred. */
  list: array(TakenShareStruct),
  /** How many were taken, and their sum. */
  count: integer(),
  sum: MinorUnits,
})
