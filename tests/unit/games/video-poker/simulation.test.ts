import { expect, it } from 'vitest'
import { type Rational, times } from '#games/slots/rational.ts'
import { holdsOf } from '#games/video-poker/optimal.ts'
import { categories, multiplier } from '#games/video-poker/pay-table.ts'
import { chanceOf, hitFrequency, videoPokerReturn } from '#games/video-poker/returns.ts'
import { begin, draw, settled, shown } from '#games/video-poker/rules.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

/** Every hand is counted in every run (every-hand.test.ts); the rules and the shown holds must play by it. */
const rounds = isLong ? 50_000 : 1_000
const stake = 5n

/** Statistics only, so a float is right here; no money is kept in it. */
const inFloat = ({ numerator, denominator }: Rational) => Number((numerator * 10n ** 12n) / denominator) / 1e12

it(`returns and pays as often as declared over ${rounds} rounds with the optimal holds`, () => {
  const random = seededRandom(20_261_129)
  let [sum, won] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const dealt = begin(stake, random)
    const hold = holdsOf(shown(dealt).dealt)[0]?.hold ?? 0
    const { win } = settled(draw(dealt, hold))
    sum += Number(win) / Number(stake)
    if (win > 0n) won++
  }
  const [mean, hits] = [videoPokerReturn, hitFrequency].map(inFloat) as [number, number]
  const squares = categories.map((category) =>
    inFloat(times(chanceOf(category), times(multiplier(category), multiplier(category)))),
  )
  const variance = squares.reduce((total, square) => total + square) - mean ** 2
  // 99 % of such simulations lie within 2.576 standard deviations of the exact mean.
  expect(Math.abs(sum / rounds - mean)).toBeLessThan(2.576 * Math.sqrt(variance / rounds))
  expect(Math.abs(won / rounds - hits)).toBeLessThan(2.576 * Math.sqrt((hits * (1 - hits)) / rounds))
}, 900_000)
