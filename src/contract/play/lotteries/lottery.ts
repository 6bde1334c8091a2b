import { enums, type Infer } from 'superstruct'

/** Prize modes; product rule 6.14 says which draws belong to each. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export const PrizeMode = enums(prizeModes)
export type PrizeMode = Infer<typeof PrizeMode>

/** Kinds of draws (product rule 6.15). */
export const lotteryTypes = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const
export const LotteryType = enums(lotteryTypes)
export type LotteryType = Infer<typeof LotteryType>
