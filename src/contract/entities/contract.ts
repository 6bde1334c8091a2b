import { enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from './scalars.ts'

/** What an upline can agree on with a downline. */
export const contractTypes = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const
export type ContractType = (typeof contractTypes)[number]

/** A new contract, or the end of one. */
export const RequestKind = enums(['new', 'termination'])

/** A contract that waits for the answer of the lower level. */
export const ContractRequestStruct = type({
  id: string(),
  contract: enums(contractTypes),
  kind: RequestKind,
  /** Account name of who offers it. */
  from: string(),
  /** Share in hundredths of a percent: 1250 is 12.5 %. */
  rate: integer(),
  /** Least sums and counts of the period; null where the offer asks for none. */
  periodValidBet: nullable(MinorUnits),
  periodPnl: nullable(MinorUnits),
  activeMembers: nullable(integer()),
  /** Least bets of a day or an hour, of salaries. */
  betAmount: nullable(MinorUnits),
  currency: CurrencyCode,
  offeredAt: Instant,
})
export type ContractRequest = Infer<typeof ContractRequestStruct>
