import { paid } from '#games/paid.ts'
import { type Rational, rational, times } from '#games/slots/rational.ts'
import { type Choice, type Counts, fairGroup, groupOdds, isChoice, lineReturn, type Play, totalOf } from './play.ts'

/** How a lottery takes bets and pays. Amounts in minor units. */
export interface LotteryTerms {
  /** The stake of one line at mode 1 and multiple 1. */
  readonly unit: bigint
  /** What the unit can be divided by, such as 1, 10 and 100. Each leaves whole minor units. */
  readonly modes: readonly number[]
  readonly mostMultiple: number
  /** The prize groups that a player can choose between: the highest pays most and rebates least. In steps of `step`. */
  readonly groups: { readonly least: number; readonly most: number; readonly step: number }
  /** The most that one line pays, and that a bet pays. */
  readonly mostLine: bigint
  readonly mostBet: bigint
}

/** A bet as a player wants to place it. */
export interface WantedSlip {
  readonly play: string
  readonly choice: Choice
  /** What the unit is divided by. */
  readonly mode: number
  readonly multiple: number
  readonly group: number
}

/** A bet with what the gateway has counted. Amounts in minor units. */
export interface CountedSlip {
  readonly lines: Counts
  readonly count: number
  /** Of one line. */
  readonly lineStake: bigint
  readonly stake: bigint
  /** The most that one line can win: a bet whose line could win more is not taken. */
  readonly mostLineWin: bigint
}

/** Why a bet is not taken. `limit` in minor units. */
export type SlipFault =
  | { readonly code: 'play_unknown' | 'choice_wrong' | 'multiple_wrong' | 'group_wrong' }
  | { readonly code: 'lottery_limit'; readonly kind: 'line'; readonly limit: bigint }

/** What a player gives up for higher odds: (own group − chosen group) ÷ 2,000 of the stake comes back at once as rebate. */
export const rebateOf = (own: number, chosen: number): Rational => rational(BigInt(own - chosen), BigInt(fairGroup))

/**
 * Counts the lines of a bet and its stake, as the gateway does before it takes it; the page shows the same.
 *
 * @param plays the plays that the lottery offers
 */
export function counted<Drawn>(
  plays: readonly Play<Drawn>[],
  terms: LotteryTerms,
  { play: code, choice, mode, multiple, group }: WantedSlip,
): { readonly slip: CountedSlip } | { readonly fault: SlipFault } {
  const play = plays.find((one) => one.code === code)
  if (!play) return { fault: { code: 'play_unknown' } }
  const count = isChoice(play, choice) ? totalOf(play.lines(choice)) : 0
  if (count === 0) return { fault: { code: 'choice_wrong' } }
  if (!terms.modes.includes(mode) || !Number.isInteger(multiple) || multiple < 1 || multiple > terms.mostMultiple)
    return { fault: { code: 'multiple_wrong' } }
  if (!isGroup(terms, group)) return { fault: { code: 'group_wrong' } }
  const lineStake = (terms.unit * BigInt(multiple)) / BigInt(mode)
  const mostLineWin = Object.keys(play.tiers)
    .map((tier) => paid(lineStake, groupOdds(play, tier, group)))
    .reduce((most, win) => (win > most ? win : most), 0n)
  if (mostLineWin > terms.mostLine) return { fault: { code: 'lottery_limit', kind: 'line', limit: terms.mostLine } }
  return { slip: { lines: play.lines(choice), count, lineStake, stake: lineStake * BigInt(count), mostLineWin } }
}

const isGroup = ({ groups: { least, most, step } }: LotteryTerms, group: number): boolean =>
  Number.isInteger(group) && group >= least && group <= most && (group - least) % step === 0

/**
 * What a bet came to by a draw, in minor units: each prize for itself is rounded down, and ties give their stake back.
 *
 * @param slip counted before, with the stake of a line
 */
export function slipWin<Drawn>(
  play: Play<Drawn>,
  { choice, group }: Pick<WantedSlip, 'choice' | 'group'>,
  { lineStake }: Pick<CountedSlip, 'lineStake'>,
  drawn: Drawn,
  { mostBet }: Pick<LotteryTerms, 'mostBet'>,
): bigint {
  const prizes = Object.entries(play.wins(choice, drawn)).reduce(
    (sum, [tier, count]) => sum + paid(lineStake, groupOdds(play, tier, group)) * BigInt(count),
    0n,
  )
  const won = prizes < mostBet ? prizes : mostBet
  const back = play.returns ? totalOf(play.returns(choice, drawn)) : 0
  return won + lineStake * BigInt(back)
}

/** The exact return of a prize group, which is that of each of its lines: group ÷ 2,000, and more where ties give stakes back. */
export const groupReturn = (play: Pick<Play<never>, 'tiers' | 'ties'>, kind: string, group: number): Rational =>
  lineReturn(play, kind, (tier) => groupOdds(play, tier, group))

/** The same bets on several draws, one after the other. */
export interface Chase {
  /** For each draw, how many times the stake. */
  readonly multiples: readonly number[]
  /** Whether draws after a win are not played any more. */
  readonly stopsOnWin: boolean
}

/** What a chase costs, in minor units: all of it is held when it begins. */
export const chaseStake = (stake: bigint, { multiples }: Pick<Chase, 'multiples'>): bigint =>
  multiples.reduce((sum, multiple) => sum + stake * BigInt(multiple), 0n)

/** Multiples of a chase that grow by a factor, rounded up, such as 1, 2, 4, 8. */
export function growing(draws: number, first: number, factor: Rational): number[] {
  const multiples: number[] = []
  let exact = rational(BigInt(first))
  for (let draw = 0; draw < draws; draw++) {
    multiples.push(Number((exact.numerator + exact.denominator - 1n) / exact.denominator))
    exact = times(exact, factor)
  }
  return multiples
}
