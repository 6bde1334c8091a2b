import { expect, it } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { playRound } from '#games/slots/rules.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from './seeded-random.ts'

/** Returns are computed exactly in every run (rtp.test.ts, themes.test.ts); the long run plays every theme. */
const played = isLong ? Object.values(themes) : [themes['chuva-de-gemas']]
const rounds = 1_000_000

it.each(played)('$id returns its declared share over a million simulated rounds', (theme) => {
  const random = seededRandom(20_261_121)
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    // Statistics only, so a float is right here; no money is kept in it.
    const share = Number(playRound(theme, 20n, random).win) / 20
    sum += share
    squares += share * share
  }
  const mean = sum / rounds
  const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  // 99.9 % of such simulations lie within 3.29 standard deviations of the theoretical mean.
  expect(Math.abs(mean - theme.rtp / 10_000)).toBeLessThan(3.29 * deviation)
  // The interval is narrow enough to notice a return that is off by three points.
  expect(3.29 * deviation).toBeLessThan(0.03)
})
