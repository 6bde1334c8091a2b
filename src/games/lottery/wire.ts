import { array, enums, type Infer, integer, min, nullable, pattern, record, size, string, type } from 'superstruct'
import { JsonStruct } from '#games/instants/wire.ts'
import { lotteryTypeNames } from './type-names.ts'

/** For each row of a board the options that were chosen. */
export const ChoiceStruct = size(array(size(array(size(string(), 1, 20)), 0, 1_000)), 1, 20)

/** The most draws of a chase. */
export const mostChaseDraws = 50

export const LotteryTypeStruct = enums(lotteryTypeNames)

const Digits = pattern(string(), /^(0|[1-9]\d{0,17})$/)
/** The day and the number of a draw on it. */
const Issue = pattern(string(), /^\d{8}-\d{4}$/)
const Whole = min(integer(), 1)

/** A bet on a draw as it was taken. Amounts are digit texts of minor units. */
const DrawBetStruct = type({
  play: size(string(), 1, 60),
  choice: ChoiceStruct,
  group: Whole,
  lines: Whole,
  /** Of one line. */
  lineStake: Digits,
  /** What the prize group took off the price. */
  rebate: Digits,
  /** Exact odds by prize, such as `9/2`. */
  odds: record(string(), pattern(string(), /^\d{1,40}\/[1-9]\d{0,39}$/)),
  /** The most that it pays. */
  mostWin: Digits,
})

/** What a proof says of a draw and one bet on it. */
export const RecordedDrawStruct = type({
  stake: Digits,
  lottery: size(string(), 1, 60),
  issue: Issue,
  bet: DrawBetStruct,
})
export type RecordedDraw = Infer<typeof RecordedDrawStruct>

/** A bet on a draw in the betting history. Its stake and win are those of its wager. */
export const PastDrawStruct = type({
  lottery: string(),
  type: LotteryTypeStruct,
  issue: Issue,
  /** `void`: there is no result, and the stake came back. */
  state: enums(['open', 'closed', 'drawn', 'settled', 'void']),
  /** Null before the draw. Its shape is that of the type of lottery. */
  result: nullable(JsonStruct),
  bet: DrawBetStruct,
})
export type PastDraw = Infer<typeof PastDrawStruct>
