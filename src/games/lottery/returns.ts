import { isMore, minus, type Rational, rational, times } from '#games/slots/rational.ts'
import { type Lottery, termsUnder } from './lotteries.ts'
import { lineReturn } from './play.ts'
import { oddsOf, rebateOf } from './slip.ts'

/** A day whose plays are asked; the returns of all days are the same. */
const anyDay = '2026-01-01'

/**
 * The least exact return of a lottery: of whatever line and prize group, in the long run, of what is paid for it.
 *
 * @param law the least return that the law asks for, in hundredths of a percent
 */
export function lotteryReturn(lottery: Lottery, law: number): Rational {
  const terms = termsUnder(law, lottery)
  const { least } = terms.groups
  const returns = lottery.game
    .plays(anyDay)
    .flatMap((play) =>
      [...new Set(Object.values(play.tiers).map(({ kind }) => kind))].map((kind) =>
        lineReturn(play, kind, (tier) => oddsOf(terms, play, tier, least)),
      ),
    )
  const lowest = returns.reduce((least, one) => (isMore(least, one) ? one : least))
  const price = minus(rational(1n), rebateOf(terms.groups, least))
  return times(lowest, rational(price.denominator, price.numerator))
}
