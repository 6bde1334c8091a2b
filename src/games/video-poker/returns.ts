import { plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { type Category, categories, multiplier } from './pay-table.ts'

/** All deals and draws on one denominator: C(52, 5) hands times 5 · C(47, 5), the least common multiple of the draws of all holds. */
const all = 2_598_960n * 5n * 1_533_939n

/**
 * How often each hand comes about if every hand is held optimally for this pay table, of all 19,933,230,517,200. Counted by
 * `tests/unit/games/video-poker/every-hand.ts`, which goes through every hand in each run of the tests.
 */
const frequencies: Readonly<Record<Category, bigint>> = {
  'royal-flush': 493_512_264n,
  'straight-flush': 2_178_883_296n,
  'four-of-a-kind': 47_093_167_764n,
  'full-house': 229_475_482_596n,
  flush: 219_554_786_160n,
  straight: 223_837_565_784n,
  'three-of-a-kind': 1_484_003_070_324n,
  'two-pair': 2_576_946_164_148n,
  'jacks-or-better': 4_277_372_890_968n,
}

/** The chance of a hand under optimal play. */
export const chanceOf = (category: Category): Rational => rational(frequencies[category], all)

/** What comes back of all stakes under optimal play: 99.5439 %. */
export const videoPokerReturn: Rational = categories
  .map((category) => times(chanceOf(category), multiplier(category)))
  .reduce(plus)

/** The share of rounds that pay anything under optimal play. */
export const hitFrequency: Rational = categories.map(chanceOf).reduce(plus)
