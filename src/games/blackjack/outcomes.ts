import { minus, plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { dealerTotals, sideOf } from './dealer.ts'
import { points } from './deck.ts'
import { empty, isBust, type Total, withValue } from './hand.ts'
import { chanceOfNatural, houseRules } from './returns.ts'
import { type Against, against, first } from './solver.ts'

/** Exact chances of whole numbers; they sum to 1. */
export type Chances = ReadonlyMap<number, Rational>

/** Chances of how a hand ends, as the number of {@link endOf}. */
type Ends = Chances

const one = rational(1n)
const doubledMark = 100
const endOf = ({ total }: Total, doubled = false): number => total + (doubled ? doubledMark : 0)

/**
 * The exact chances of what a round gains or loses, in **halves** of its first stake: 3 with a blackjack, −8 to 8 with a split whose
 * hands are both doubled. Optimal play under the rules of the house, without insurance.
 */
export function outcomes(): Chances {
  const parts: Part[] = []
  for (const open of points) {
    const best = against(open.value, houseRules)
    const dealers = [...dealerTotals(open.value, houseRules.hitsSoft17).entries()]
    const natural = chanceOfNatural(open.value)
    for (const card of points)
      for (const other of points) {
        const dealt = times(open.chance, times(card.chance, other.chance))
        const isNatural = withValue(withValue(empty, card.value), other.value).total === 21
        parts.push([times(dealt, natural), always(isNatural ? 0 : -2)])
        const going = times(dealt, minus(one, natural))
        if (isNatural) parts.push([going, always(3)])
        else parts.push([going, netOf(handsOf(best, card.value, other.value), dealers)])
      }
  }
  return mixed(parts)
}

/** The chances to win, to get the stakes back, and to lose, over a whole round. */
export function roundChances(): { readonly won: Rational; readonly even: Rational; readonly lost: Rational } {
  const all = [...outcomes()]
  const of = (is: (net: number) => boolean) =>
    all.filter(([net]) => is(net)).reduce((sum, [, chance]) => plus(sum, chance), rational(0n))
  return { won: of((net) => net > 0), even: of((net) => net === 0), lost: of((net) => net < 0) }
}

type Part = readonly [Rational, Chances]

const always = (value: number): Chances => new Map([[value, one]])

function mixed(parts: readonly Part[]): Chances {
  const sum = new Map<number, Rational>()
  for (const [weight, chances] of parts)
    for (const [value, chance] of chances) {
      const more = times(weight, chance)
      const before = sum.get(value)
      sum.set(value, before ? plus(before, more) : more)
    }
  return sum
}

/** How the hand, or the two hands of a pair that is split, end. */
function handsOf(best: Against, card: number, other: number): Ends[] {
  const total = withValue(withValue(empty, card), other)
  if (card !== other || first(best.pairs(card)).play !== 'split') return [played(best, total, 'two')]
  const alone = withValue(empty, card)
  const ends = mixed(
    points.map(({ value, chance }) => {
      const next = withValue(alone, value)
      return [chance, card === 1 ? always(endOf(next)) : played(best, next, 'two')]
    }),
  )
  return [ends, ends]
}

function played(best: Against, total: Total, cards: 'two' | 'more'): Ends {
  if (isBust(total)) return always(endOf(total))
  const { play } = first(best.plays(total, cards))
  if (play === 'stand') return always(endOf(total))
  return mixed(
    points.map(({ value, chance }) => {
      const next = withValue(total, value)
      return [chance, play === 'double' ? always(endOf(next, true)) : played(best, next, 'more')]
    }),
  )
}

/** What hands gain or lose. Two hands depend on each other through the dealer's total alone, so they are joined for each. */
const netOf = (hands: readonly Ends[], dealers: readonly (readonly [number, Rational])[]): Chances =>
  mixed(
    dealers.map(([place, chance]) => {
      const nets = hands.map((ends) => mixed([...ends].map(([end, of]) => [of, always(halves(end, place))])))
      return [chance, nets.reduce(joined)]
    }),
  )

function halves(end: number, dealer: number): number {
  const doubled = end >= doubledMark
  const total = doubled ? end - doubledMark : end
  const side = total > 21 ? -1 : sideOf(total, dealer)
  return side * (doubled ? 4 : 2)
}

const joined = (a: Chances, b: Chances): Chances =>
  mixed(
    [...a].map(
      ([value, chance]) => [chance, new Map([...b].map(([other, of]) => [value + other, of] as const))] as const,
    ),
  )
