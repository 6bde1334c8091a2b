import { expect, test } from 'vitest'
import type { Numbers } from '#games/lottery/distinct/numbers.ts'
import { drawEleven } from '#games/lottery/eleven/draw.ts'
import { elevenPlays } from '#games/lottery/eleven/plays.ts'
import { drawLhc } from '#games/lottery/lhc/draw.ts'
import { lhcPlays } from '#games/lottery/lhc/plays.ts'
import type { Choice, Counts, Play } from '#games/lottery/play.ts'
import { drawRace } from '#games/lottery/racing/draw.ts'
import { racePlays } from '#games/lottery/racing/plays.ts'
import type { RandomInt } from '#games/rng.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

/** Chances are exact, and compared with all results where those can be gone through; this shows that draws follow them. */
const rounds = isLong ? 1_000_000 : 2_000

/** How often each tier of one choice was won, and the sum of squares. */
class Won {
  readonly sums = new Map<string, { sum: number; squares: number }>()
  add(counts: Counts) {
    for (const [tier, count] of Object.entries(counts)) {
      const { sum, squares } = this.sums.get(tier) ?? { sum: 0, squares: 0 }
      this.sums.set(tier, { sum: sum + count, squares: squares + count ** 2 })
    }
  }
}

const half = (play: Play<Numbers>, random: RandomInt): Choice =>
  play.board.map(({ options }) => options.filter(() => random(2) === 1))

test.each([
  ['11X5', drawEleven, elevenPlays],
  ['PK10', drawRace, racePlays],
  ['LHC', drawLhc, lhcPlays('horse')],
] as const)('draws of %s win as often as the lines of every play say', (_name, draw, plays) => {
  const random = seededRandom(20_261_130)
  const bets = plays.map((play) => ({ play, choice: half(play, random), won: new Won() }))
  for (let round = 0; round < rounds; round++) {
    const drawn = draw(random)
    for (const { play, choice, won } of bets) won.add(play.wins(choice, drawn))
  }
  for (const { play, choice, won } of bets) {
    const lines = play.lines(choice)
    for (const [tier, { kind, expected }] of Object.entries(play.tiers)) {
      // Statistics only, so a float is right here; no money is kept in it.
      const mean = ((lines[kind] ?? 0) * Number(expected.numerator)) / Number(expected.denominator)
      const { sum, squares } = won.sums.get(tier) ?? { sum: 0, squares: 0 }
      // What is won rarely varies at least like a count of rare events, whose variance is its mean.
      const variance = Math.max(squares / rounds - (sum / rounds) ** 2, mean)
      expect(Math.abs(sum / rounds - mean), `${play.code} ${tier}`).toBeLessThanOrEqual(
        5 * Math.sqrt(variance / rounds),
      )
    }
  }
})
