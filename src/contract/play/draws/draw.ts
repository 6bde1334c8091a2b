import { array, boolean, enums, type Infer, integer, nullable, optional, pattern, string, type } from 'superstruct'
import { Instant, MinorUnits } from '#contract/scalars.ts'
import { JsonStruct } from '#games/instants/wire.ts'
import { ChoiceStruct } from '#games/lottery/wire.ts'

/** The day and the number of a draw on it, such as `20261121-0001`. */
export const IssueId = pattern(string(), /^\d{8}-\d{4}$/)

/**
 * `open`: bets are taken. `closed`: the result is still to come. `drawn`: it is known, and bets are being settled. `void`: there is no
 * result, and stakes go back.
 */
export const drawStates = ['open', 'closed', 'drawn', 'settled', 'void'] as const

/** A draw of a lottery, as everybody sees it. */
export const LotteryDrawStruct = type({
  issue: IssueId,
  state: enums(drawStates),
  /** SHA-256 of the server seed, published when the draw opens. */
  commitment: string(),
  /** Revealed with the result. */
  serverSeed: nullable(string()),
  /** Its shape is that of the type of lottery. */
  result: nullable(JsonStruct),
  /** Whether the result was corrected. Then `result` is the one that counts, or null if the draw was made void. */
  corrected: boolean(),
  /** What the seed gave, if it was corrected. */
  drawnResult: nullable(JsonStruct),
  closesAt: Instant,
  drawsAt: Instant,
})
export type LotteryDraw = Infer<typeof LotteryDrawStruct>

/** A bet on a draw. Amounts in minor units. */
const lotteryBetFields = {
  betId: string(),
  /** The chase that it belongs to. */
  chaseId: nullable(string()),
  issue: IssueId,
  play: string(),
  choice: ChoiceStruct,
  group: integer(),
  lines: integer(),
  /** Of one line. */
  lineStake: MinorUnits,
  /** What the prize group took off the price. */
  rebate: MinorUnits,
  stake: MinorUnits,
}

/**
 * Which limit of the lottery a bet does not keep, and its amount. `line`: what one line could win. `member`: what all own bets on the draw
 * could. `draw`: what the bets of all players on it could. `number`: what those of all players could if one number or word comes, which is
 * named.
 */
export const LotteryLimitStruct = type({
  kind: enums(['line', 'member', 'draw', 'number']),
  limit: MinorUnits,
  number: optional(string()),
})

export const LotteryBets = array(type(lotteryBetFields))

/** How a bet on a draw ended: `refunded` if it was given back before its draw closed, `void` with its draw. */
export const lotteryBetEnds = ['won', 'lost', 'void', 'refunded'] as const

/** Bets that have ended, with what they came to. */
export const EndedLotteryBets = array(type({ ...lotteryBetFields, state: enums(lotteryBetEnds), win: MinorUnits }))
