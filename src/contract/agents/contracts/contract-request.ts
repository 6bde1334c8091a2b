import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { contractTypes, RequestKind } from './contract.ts'
import { ContractTermsStruct } from './contract-terms.ts'

/** A contract further down the line that ends because it has no room any more below those above it. */
export const EndingStruct = type({
  /** Account name of the agent whose contract it is. */
  account: string(),
  contract: enums(contractTypes),
  endsAt: Instant,
})
export type Ending = Infer<typeof EndingStruct>

/** A request that waits for an answer. */
export const ContractRequestStruct = type({
  id: string(),
  contract: enums(contractTypes),
  kind: RequestKind,
  /** Account name of the upline. */
  from: string(),
  /** The side that asks: the upline offers, and either side may ask for the end. The other side answers. */
  askedBy: enums(['upline', 'downline']),
  /** Highest share in hundredths of a percent: 1250 is 12.5 %. */
  rate: integer(),
  /** Minimums for the period at that share; null if the offer has none. */
  periodValidBet: nullable(MinorUnits),
  periodPnl: nullable(MinorUnits),
  activeMembers: nullable(integer()),
  /** For salaries: the minimum of bets in a day or an hour. */
  betAmount: nullable(MinorUnits),
  currency: CurrencyCode,
  offeredAt: Instant,
  /** When it is over without an answer. */
  expiresAt: nullable(Instant),
  /** All that is offered; null for the end of a contract. */
  terms: nullable(ContractTermsStruct),
  /** The agreed terms; null without a contract. */
  current: nullable(ContractTermsStruct),
  /** The start of the terms if they were accepted now; null if they cannot be. */
  inForceFrom: nullable(Instant),
  /** Contracts below the downline that would end with it. */
  ends: array(EndingStruct),
})
export type ContractRequest = Infer<typeof ContractRequestStruct>

/** A contract that is agreed and not over. */
export const HeldContractStruct = type({
  contract: enums(contractTypes),
  /** Account name of the agent who gives it; null if the house does. */
  upline: nullable(string()),
  currency: CurrencyCode,
  /** The terms in force, or those that come into force first. */
  terms: ContractTermsStruct,
  from: Instant,
  /** Terms that are agreed for a later period. */
  next: nullable(type({ terms: ContractTermsStruct, from: Instant })),
  /** The start of the first period after its end; null while it has no end. */
  endsAt: nullable(Instant),
})
export type HeldContract = Infer<typeof HeldContractStruct>

/** The result of an answer. */
export const ContractAnswerStruct = type({
  /** The start of the period from which on it counts; null for a rejection. */
  inForceFrom: nullable(Instant),
  /** Contracts below that end with it. */
  ends: array(EndingStruct),
})
