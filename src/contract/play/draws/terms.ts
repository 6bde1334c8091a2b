import { array, type Infer, integer, nullable, pattern, record, string, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'

/** Exact odds: `9/2` makes one unit of a line's stake four and a half. */
const Odds = pattern(string(), /^\d{1,40}\/[1-9]\d{0,39}$/)

/** How a lottery takes bets and pays, under the law of the market. */
export const LotteryTermsStruct = type({
  /** The stake of a line. */
  unit: MinorUnits,
  /** What it can be divided by. */
  modes: array(integer()),
  mostMultiple: integer(),
  /** Prize groups: one pays its two-thousandth of what is fair, and takes what the highest pays more off the price. */
  groups: type({ least: integer(), most: integer(), step: integer() }),
  /** Odds by play and prize, for a lottery without prize groups. */
  table: nullable(record(string(), record(string(), Odds))),
  /** The most that one line pays, that a bet pays, and that all bets of a member on a draw could win. */
  mostLine: MinorUnits,
  mostBet: MinorUnits,
  mostMember: MinorUnits,
  /** The least return of every line that the law asks for, in hundredths of a percent. */
  leastReturn: integer(),
})
export type WireTerms = Infer<typeof LotteryTermsStruct>
