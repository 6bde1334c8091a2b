import { enums, type Infer } from 'superstruct'

/** Specification §3: LOTT the house's draws by the hour, ZY those we run ourselves, ELOTT electronic, SEA Southeast Asia. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export const PrizeMode = enums(prizeModes)
export type PrizeMode = Infer<typeof PrizeMode>

/** Kinds of draws: five of eleven, low frequency, six of forty-nine, races of ten, five digits. */
export const lotteryTypes = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const
export const LotteryType = enums(lotteryTypes)
export type LotteryType = Infer<typeof LotteryType>
