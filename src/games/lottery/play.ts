import { minus, plus, type Rational, rational, times } from '#games/slots/rational.ts'

/** One row of a betting board: what can be chosen there. */
export interface BoardRow {
  /** Its name on the board, such as `first` or `pair`. */
  readonly name: string
  /** What stands on it, in its order: digits, numbers, or words such as `big`. Empty where numbers are typed. */
  readonly options: readonly string[]
  /** Where numbers are typed, because there are too many to show: their digits, so that 4 takes `0000` to `9999`. */
  readonly digits?: number
  /** How many can be chosen at most; as many as there are if left out. */
  readonly most?: number
}

/** What a player has chosen: for each row of the board some of its options, in the order of the board (typed numbers ascend), each once. */
export type Choice = readonly (readonly string[])[]

/** A prize that a line can win. A line that can win several has several. */
export interface Tier {
  /** The kind of line that it belongs to. */
  readonly kind: string
  /** How often one line wins it in a draw, on average; at most 1 for a prize that a line wins once. */
  readonly expected: Rational
  /** What part of the return of its line it pays, where the line can win others too: all parts together are 1. Left out: all of it. */
  readonly share?: Rational
}

/** What a choice has on one number or word: which prizes it can win if that comes. */
export interface Risk {
  /** What is looked at. Plays that look at the same have the same name for it, such as `special` for the special number. */
  readonly at: string
  /** The number or word, such as `17` or `big`. */
  readonly number: string
  /** The prizes of which one is won if it comes. */
  readonly tiers: readonly string[]
  /** How often. */
  readonly times: number
}

/** How often lines of each kind, or prizes of each tier, there are. What is not named is zero. */
export type Counts = Readonly<Record<string, number>>

/**
 * A way to bet on a draw. A **line** is the smallest bet: one combination, staked by the unit. A choice has many lines; the gateway
 * counts them itself, and so does the page, with the same function.
 *
 * @typeParam Drawn the result of a draw
 */
export interface Play<Drawn> {
  /** Never changes; it is stored with bets. */
  readonly code: string
  readonly board: readonly BoardRow[]
  /** Lines by kind; none if the choice is incomplete. */
  lines(choice: Choice): Counts
  /** Prizes by tier, each as often as it is won. */
  wins(choice: Choice, drawn: Drawn): Counts
  /** Lines by kind whose stake comes back because the draw is a tie for them; left out by plays that have none. */
  returns?(choice: Choice, drawn: Drawn): Counts
  /** What it has on single numbers or words; left out by plays on several together. */
  risks?(choice: Choice): readonly Risk[]
  readonly tiers: Readonly<Record<string, Tier>>
  /** How often the stake of one line of a kind comes back; left out where it never does. */
  readonly ties?: Readonly<Record<string, Rational>>
}

/** A prize group of 2,000 pays what is fair; one of 1,900 pays 95 % of it. */
export const fairGroup = 2_000

/**
 * The fair odds of a tier: what one unit of a line's stake becomes, so that the mean is the stake. A tier whose line can win others too
 * has its share of that mean.
 *
 * @throws {RangeError} if the play has no such tier, or it can never be won
 */
export function fairOdds(play: Pick<Play<never>, 'tiers' | 'ties'>, tier: string): Rational {
  const own = play.tiers[tier]
  if (!own) throw new RangeError(`${tier} has no odds`)
  const kept = minus(rational(1n), play.ties?.[own.kind] ?? rational(0n))
  return times(times(kept, own.share ?? rational(1n)), rational(own.expected.denominator, own.expected.numerator))
}

/** The odds of a tier in a prize group: fair × group ÷ 2,000, exact. A tie gives the whole stake back in every group. */
export const groupOdds = (play: Pick<Play<never>, 'tiers' | 'ties'>, tier: string, group: number): Rational =>
  times(fairOdds(play, tier), rational(BigInt(group), BigInt(fairGroup)))

/** The exact return of one line of a kind: the mean of what one unit of its stake becomes. */
export function lineReturn(
  { tiers, ties }: Pick<Play<never>, 'tiers' | 'ties'>,
  kind: string,
  odds: (tier: string) => Rational,
): Rational {
  return Object.entries(tiers)
    .filter(([, tier]) => tier.kind === kind)
    .reduce((sum, [name, { expected }]) => plus(sum, times(expected, odds(name))), ties?.[kind] ?? rational(0n))
}

/** Whether a choice can be read: as many rows as the board, of what each can take, each once, in the board's order, and not too many. */
export const isChoice = ({ board }: Pick<Play<never>, 'board'>, choice: Choice): boolean =>
  choice.length === board.length &&
  board.every((row, index) => {
    const places = (choice[index] ?? []).map((option) => placeIn(row, option))
    return places.length <= (row.most ?? Number.POSITIVE_INFINITY) && places.every(isAfter)
  })

/** Where an option stands in its row; −1 if it does not. */
function placeIn({ options, digits }: BoardRow, option: string): number {
  if (digits === undefined) return options.indexOf(option)
  return option.length === digits && /^[0-9]+$/.test(option) ? Number(option) : -1
}

const isAfter = (place: number, at: number, places: readonly number[]): boolean =>
  place >= 0 && place > (places[at - 1] ?? -1)

/** All lines of some counts together. */
export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Counts of one kind; none if it is zero. */
export const only = (kind: string, count: number): Counts => (count > 0 ? { [kind]: count } : {})
