import { enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from './scalars.ts'

/** Kinds of contracts between an upline and a downline. */
export const contractTypes = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const
export type ContractType = (typeof contractTypes)[number]

/** A request for a new contract, or for the end of one. */
export const RequestKind = enums(['new', 'termination'])

/** A request that waits for the downline's answer. */
export const ContractRequestStruct = type({
  id: string(),
  contract: enums(contractTypes),
  kind: RequestKind,
  /** Account name of the upline that offers it. */
  from: string(),
  /** Share in hundredths of a percent: 1250 is 12.5 %. */
  rate: integer(),
  /** Minimums for the period; null if the offer has none. */
  periodValidBet: nullable(MinorUnits),
  periodPnl: nullable(MinorUnits),
  activeMembers: nullable(integer()),
  /** For salaries: the minimum of bets in a day or an hour. */
  betAmount: nullable(MinorUnits),
  currency: CurrencyCode,
  offeredAt: Instant,
})
export type ContractRequest = Infer<typeof ContractRequestStruct>
