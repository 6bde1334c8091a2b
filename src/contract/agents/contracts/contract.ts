import { enums } from 'superstruct'

/** Kinds of contracts between an upline and a downline. */
export const contractTypes = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const
export type ContractType = (typeof contractTypes)[number]

/** A request for a new contract or a changed one, or for the end of one. */
export const RequestKind = enums(['new', 'termination'])
