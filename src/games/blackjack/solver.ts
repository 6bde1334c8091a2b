import { isMore, plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { dealerTotals, standing } from './dealer.ts'
import { points } from './deck.ts'
import { empty, isBust, type Total, withValue } from './hand.ts'
import type { Decision } from './table.ts'

/** Rules that change the optimal play, beside those that hold always (see `rules.ts`). */
export interface BlackjackRules {
  /** H17 instead of S17. */
  readonly hitsSoft17: boolean
  readonly doublesAfterSplit: boolean
}

export type Play = Exclude<Decision, 'insure' | 'decline'>

/** What a decision is worth if all that follow are optimal, in stakes of the hand's first bet. */
export interface Worth {
  readonly play: Play
  /** Gained or lost on average. */
  readonly net: Rational
  /** Staked on average, the first bet included. */
  readonly staked: Rational
}

/** Optimal play against one open card of a dealer who has looked and has no blackjack. */
export interface Against {
  /** All that may be done with a hand of two cards or more, best first. */
  readonly plays: (total: Total, cards: 'two' | 'more') => readonly Worth[]
  /** The same for a pair, with the points of one of its cards. */
  readonly pairs: (value: number) => readonly Worth[]
}

const [zero, one, two] = [rational(0n), rational(1n), rational(2n)]

/** The exact optimum by dynamic programming over an infinite deck: a hand is worth what its best decision is worth. */
export function against(open: number, { hitsSoft17, doublesAfterSplit }: BlackjackRules): Against {
  const totals = dealerTotals(open, hitsSoft17)
  const stand = remembered((total) => (isBust(total) ? rational(-1n) : standing(total, totals)))
  const hit = remembered((total): Rational => mean(total, (next) => (isBust(next) ? rational(-1n) : later(next))))
  const later = (total: Total) => larger(stand(total), hit(total))
  const alone = (play: Play, net: Rational): Worth => ({ play, net, staked: one })

  const plays: Against['plays'] = remembered((total, cards) => {
    const simple = [alone('stand', stand(total))]
    if (total.total === 21) return simple
    simple.push(alone('hit', hit(total)))
    if (cards === 'more') return best(simple)
    return best([...simple, { play: 'double', net: times(two, mean(total, stand)), staked: two }])
  })

  /** One hand of a split pair, with its second card. */
  const part = (value: number, total: Total): Worth => {
    if (value === 1) return alone('stand', stand(total))
    return first(plays(total, doublesAfterSplit ? 'two' : 'more'))
  }
  const pairs: Against['pairs'] = (value) => {
    const card = withValue(empty, value)
    const of = (what: 'net' | 'staked') =>
      times(
        two,
        mean(card, (total) => part(value, total)[what]),
      )
    const split: Worth = { play: 'split', net: of('net'), staked: of('staked') }
    return best([...plays(withValue(card, value), 'two'), split])
  }
  return { plays, pairs }
}

/** The best of what may be done. */
export const first = ([worth]: readonly Worth[]): Worth => {
  if (!worth) throw new RangeError('nothing can be done')
  return worth
}

const best = (worths: readonly Worth[]): Worth[] =>
  worths.toSorted((a, b) => Number(isMore(b.net, a.net)) - Number(isMore(a.net, b.net)))

const larger = (a: Rational, b: Rational) => (isMore(b, a) ? b : a)

/** The mean over the next card. */
const mean = (total: Total, worth: (next: Total) => Rational): Rational =>
  points.reduce((sum, { value, chance }) => plus(sum, times(chance, worth(withValue(total, value)))), zero)

function remembered<Result, More extends readonly string[]>(
  compute: (total: Total, ...more: More) => Result,
): (total: Total, ...more: More) => Result {
  const known = new Map<string, Result>()
  return (total, ...more) => {
    const key = `${total.total}${total.soft}${more}`
    const result = known.get(key) ?? compute(total, ...more)
    known.set(key, result)
    return result
  }
}
