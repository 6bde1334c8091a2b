import { expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { figuresOf } from '#games/reels/exact/figures-of.ts'
import { playReels } from '#games/reels/rules.ts'
import type { Rational } from '#games/slots/rational.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

/** The figures are computed exactly in every run (figures.test.ts); the rules must play by them. */
const rounds = isLong ? 10_000_000 : 200_000

/** Statistics only, so a float is right here; no money is kept in it. */
const inFloat = ({ numerator, denominator }: Rational) => Number((numerator * 10n ** 12n) / denominator) / 1e12

it.each(Object.values(profiles))(
  `$id returns its share and wins as often as it declares over ${rounds} simulated rounds`,
  (profile) => {
    const exact = figuresOf(profile)
    const [rtp, hits, variance] = [exact.rtp, exact.hitFrequency, exact.variance].map(inFloat)
    const random = seededRandom(20_261_121)
    let sum = 0
    let won = 0
    for (let round = 0; round < rounds; round++) {
      const { win } = playReels(profile, 20n, random)
      sum += Number(win) / 20
      if (win > 0n) won++
    }
    // 99.9 % of such simulations lie within 3.29 standard deviations of the exact mean.
    const interval = (ofOne = 0) => 3.29 * Math.sqrt(ofOne / rounds)
    expect(Math.abs(sum / rounds - (rtp ?? 0))).toBeLessThan(interval(variance))
    expect(Math.abs(won / rounds - (hits ?? 0))).toBeLessThan(interval((hits ?? 0) * (1 - (hits ?? 0))))
  },
  isLong ? 1_800_000 : 60_000,
)
