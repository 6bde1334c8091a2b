import { lineReturn } from '#games/lottery/play.ts'
import { type LotteryTerms, oddsOf, rebateOf } from '#games/lottery/slip.ts'
import { flooredBasisPoints, isMore, minus, rational, times } from '#games/slots/rational.ts'
import type { OfferedPlay } from './use-draft.ts'

/** The least return of a play in a prize group, of what is paid for it, in hundredths of a percent. */
export function returnOf(terms: LotteryTerms, play: OfferedPlay, group: number): number {
  const kinds = [...new Set(Object.values(play.tiers).map(({ kind }) => kind))]
  const least = kinds
    .map((kind) => lineReturn(play, kind, (tier) => oddsOf(terms, play, tier, group)))
    .reduce((lowest, one) => (isMore(lowest, one) ? one : lowest))
  const price = minus(rational(1n), rebateOf(terms.groups, group))
  return flooredBasisPoints(times(least, rational(price.denominator, price.numerator)))
}
