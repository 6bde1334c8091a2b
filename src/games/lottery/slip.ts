import { paid } from '#games/paid.ts'
import { isMore, minus, type Rational, rational, times } from '#games/slots/rational.ts'
import type { OddsTable } from './odds.ts'
import { type Choice, type Counts, fairGroup, groupOdds, isChoice, lineReturn, type Play, totalOf } from './play.ts'

/** How a lottery takes bets and pays. Amounts in minor units. */
export interface LotteryTerms {
  /** The stake of one line at mode 1 and multiple 1. */
  readonly unit: bigint
  /** What the unit can be divided by, such as 1, 10 and 100. Each leaves whole minor units. */
  readonly modes: readonly number[]
  readonly mostMultiple: number
  /** The prize groups that a player can choose between; a lottery with a table of odds has {@link fairGroup} only. */
  readonly groups: PrizeGroups
  /** The odds, if they do not follow from prize groups. */
  readonly table?: OddsTable | undefined
  /** The most that one line pays, and that a bet pays. */
  readonly mostLine: bigint
  readonly mostBet: bigint
  /** The most that all bets of a member on a draw could win together. */
  readonly mostMember: bigint
  /** The least return of every line that the law asks for, in hundredths of a percent. */
  readonly leastReturn: number
}

/** The highest pays most and rebates nothing. In steps of `step`. */
export interface PrizeGroups {
  readonly least: number
  readonly most: number
  readonly step: number
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
  /** What a prize group below the highest takes off the price. */
  readonly rebate: bigint
  /** What is paid: all lines without the rebate. */
  readonly stake: bigint
  /** The odds of each prize that its lines can win. They are kept with the bet, so a new table does not change it. */
  readonly odds: Readonly<Record<string, Rational>>
  /** The most that one line can win: a bet whose line could win more is not taken. */
  readonly mostLineWin: bigint
}

/** Why a bet is not taken. `limit` in minor units. */
export type SlipFault =
  | {
      readonly code:
        | 'play_unknown'
        | 'choice_wrong'
        | 'multiple_wrong'
        | 'group_wrong'
        | 'line_stake_low'
        | 'slip_too_large'
    }
  | { readonly code: 'lottery_limit'; readonly kind: 'line'; readonly limit: bigint }

/** What a player gives up for higher odds: (highest group − chosen group) ÷ 2,000 of the price is not charged. */
export const rebateOf = ({ most }: Pick<PrizeGroups, 'most'>, chosen: number): Rational =>
  rational(BigInt(most - chosen), BigInt(fairGroup))

/**
 * The odds of a prize: those of the table, or what follows from the prize group.
 *
 * @throws {RangeError} if the play has no such prize
 */
export function oddsOf(
  { table }: Pick<LotteryTerms, 'table'>,
  play: Pick<Play<never>, 'code' | 'tiers' | 'ties'>,
  tier: string,
  group: number,
): Rational {
  if (!table) return groupOdds(play, tier, group)
  const odds = table[play.code]?.[tier]
  if (!odds) throw new RangeError(`${play.code} has no odds for ${tier}`)
  return odds
}

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
  const lines = isChoice(play, choice) ? play.lines(choice) : {}
  const count = totalOf(lines)
  if (count === 0) return { fault: { code: 'choice_wrong' } }
  if (count > mostLines) return { fault: { code: 'slip_too_large' } }
  if (!terms.modes.includes(mode) || !Number.isInteger(multiple) || multiple < 1 || multiple > terms.mostMultiple)
    return { fault: { code: 'multiple_wrong' } }
  if (!isGroup(terms, group)) return { fault: { code: 'group_wrong' } }
  const lineStake = (terms.unit * BigInt(multiple)) / BigInt(mode)
  const odds = Object.fromEntries(
    Object.entries(play.tiers)
      .filter(([, { kind }]) => (lines[kind] ?? 0) > 0)
      .map(([tier]) => [tier, oddsOf(terms, play, tier, group)]),
  )
  const mostLineWin = Object.values(odds)
    .map((each) => paid(lineStake, each))
    .reduce((most, win) => (win > most ? win : most), 0n)
  if (mostLineWin > terms.mostLine) return { fault: { code: 'lottery_limit', kind: 'line', limit: terms.mostLine } }
  const price = lineStake * BigInt(count)
  const rebate = paid(price, rebateOf(terms.groups, group))
  const kinds = Object.keys(lines).filter((kind) => (lines[kind] ?? 0) > 0)
  const share = rational(price, price - rebate)
  if (kinds.some((kind) => isRoundedAway(play, kind, { odds, lineStake, share, terms, group })))
    return { fault: { code: 'line_stake_low' } }
  return { slip: { ...{ lines, count, lineStake, rebate, stake: price - rebate }, odds, mostLineWin } }
}

/** The most lines of a bet. */
const mostLines = 1_000_000_000

/** The least part of its return that rounding down leaves to a line. */
const leastLeft = rational(95n, 100n)

interface RoundedLine {
  readonly odds: CountedSlip['odds']
  readonly lineStake: bigint
  /** The price as a multiple of what is paid, both rounded as they are. */
  readonly share: Rational
  readonly terms: Pick<LotteryTerms, 'groups' | 'leastReturn'>
  readonly group: number
}

/**
 * Whether so little is staked on a line that rounding its prizes, and the rebate of the bet, to whole minor units takes more than a
 * twentieth of its return, or leaves less than the law asks for: odds of 1.96 pay one cent for one cent.
 */
function isRoundedAway(
  play: Pick<Play<never>, 'tiers' | 'ties'>,
  kind: string,
  { odds, lineStake, share, terms: { groups, leastReturn }, group }: RoundedLine,
): boolean {
  const none = rational(0n)
  const exact = lineReturn(play, kind, (tier) => odds[tier] ?? none)
  const rounded = lineReturn(play, kind, (tier) => rational(paid(lineStake, odds[tier] ?? none), lineStake))
  const left = times(rounded, share)
  const price = minus(rational(1n), rebateOf(groups, group))
  const wanted = times(times(exact, rational(price.denominator, price.numerator)), leastLeft)
  return isMore(wanted, left) || isMore(rational(BigInt(leastReturn), 10_000n), left)
}

const isGroup = ({ groups: { least, most, step } }: LotteryTerms, group: number): boolean =>
  Number.isInteger(group) && group >= least && group <= most && (group - least) % step === 0

/** What is kept of a bet to settle it. Amounts in minor units. */
export interface KeptSlip extends Pick<CountedSlip, 'lineStake' | 'stake' | 'count' | 'odds'> {
  readonly choice: Choice
  /** The most that it pays. */
  readonly mostBet: bigint
}

/** What a bet came to, in minor units. */
export interface SlipEnd {
  readonly prizes: bigint
  /** What comes back of the stake for lines of a tie, which have not won. */
  readonly returned: bigint
}

/**
 * What a bet came to by a draw: each prize for itself is rounded down, and lines of a tie get back what was paid for them.
 *
 * @throws {RangeError} if a prize is won for which the bet has no odds
 */
export function slipEnd<Drawn>(play: Play<Drawn>, bet: KeptSlip, drawn: Drawn): SlipEnd {
  const prizes = Object.entries(play.wins(bet.choice, drawn)).reduce((sum, [tier, count]) => {
    if (count === 0) return sum
    const odds = bet.odds[tier]
    if (!odds) throw new RangeError(`the bet on ${play.code} has no odds for ${tier}`)
    return sum + paid(bet.lineStake, odds) * BigInt(count)
  }, 0n)
  const back = play.returns ? totalOf(play.returns(bet.choice, drawn)) : 0
  return {
    prizes: prizes < bet.mostBet ? prizes : bet.mostBet,
    returned: (bet.stake * BigInt(back)) / BigInt(bet.count),
  }
}
