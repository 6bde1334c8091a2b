import { plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { points } from './deck.ts'
import { dealerTakes, empty, isBust, type Total, withValue } from './hand.ts'

/** Chances of the dealer's final totals: 17 to 21, and bust at the end. They sum to 1. */
export type DealerTotals = readonly Rational[]

const zero = rational(0n)
const [lowest, bust] = [17, 22]

/** The place of a final total in {@link DealerTotals}. */
const placeOf = (total: Total) => (isBust(total) ? bust : total.total) - lowest

/** Exact chances of the dealer's final total with an open card, given that the hole card makes no blackjack. */
export function dealerTotals(open: number, hitsSoft17: boolean): DealerTotals {
  const known = new Map<string, DealerTotals>()
  const from = (total: Total): DealerTotals => {
    if (!dealerTakes(total, hitsSoft17)) return only(placeOf(total))
    const key = `${total.total}${total.soft}`
    const chances = known.get(key) ?? mixed(points.map(({ value, chance }) => [chance, from(withValue(total, value))]))
    known.set(key, chances)
    return chances
  }
  const up = withValue(empty, open)
  const holes = points.filter(({ value }) => withValue(up, value).total !== 21)
  const possible = holes.reduce((sum, { chance }) => plus(sum, chance), zero)
  const given = rational(possible.denominator, possible.numerator)
  return mixed(holes.map(({ value, chance }) => [times(chance, given), from(withValue(up, value))]))
}

const only = (place: number): DealerTotals =>
  Array.from({ length: bust - lowest + 1 }, (_, index) => rational(index === place ? 1n : 0n))

const mixed = (parts: readonly (readonly [Rational, DealerTotals])[]): DealerTotals =>
  only(-1).map((none, index) =>
    parts.reduce((sum, [chance, totals]) => plus(sum, times(chance, totals[index] ?? zero)), none),
  )

/** Whether a total up to 21 wins (1), pushes (0) or loses (−1) against the final total at a place of {@link DealerTotals}. */
export function sideOf(total: number, place: number): number {
  const others = place + lowest
  return others === bust ? 1 : Math.sign(total - others)
}

/** What a hand that stands gains or loses on average, in stakes: the chance to win less the chance to lose. */
export const standing = ({ total }: Total, totals: DealerTotals): Rational =>
  totals.reduce((sum, chance, place) => plus(sum, times(rational(BigInt(sideOf(total, place))), chance)), zero)
