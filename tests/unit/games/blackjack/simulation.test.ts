import { expect, it } from 'vitest'
import { roundChances } from '#games/blackjack/outcomes.ts'
import { insuranceReturn, roundWorth } from '#games/blackjack/returns.ts'
import { begin, ownPlace, step } from '#games/blackjack/rules.ts'
import { settled } from '#games/blackjack/settlement.ts'
import { advised } from '#games/blackjack/strategy.ts'
import { shown } from '#games/blackjack/table.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Rational } from '#games/slots/rational.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

/** The figures are exact in every run (returns.test.ts); the rules must play by them. */
const rounds = isLong ? 2_000_000 : 50_000
const stake = 100n

/** Statistics only, so a float is right here; no money is kept in it. */
const inFloat = ({ numerator, denominator }: Rational) => Number((numerator * 10n ** 12n) / denominator) / 1e12

/** A round's stream, which begins anew at each step. */
function stream(random: RandomInt): () => RandomInt {
  const drawn: number[] = []
  return () => {
    let next = 0
    return (below) => {
      const card = drawn[next] ?? random(below)
      drawn[next++] = card
      return card
    }
  }
}

it(`loses, stakes and wins as often as the solver says, over ${rounds} rounds played by its advice`, () => {
  const random = seededRandom(20_261_129)
  const [net, staked, won, insurance] = [mean(), mean(), mean(), mean()]
  for (let round = 0; round < rounds; round++) {
    const from = stream(random)
    let table = begin(stake, from())
    let insured = false
    while (table.phase !== 'settled') {
      // Insurance is taken every time: it is a bet of its own, with a return of its own.
      insured ||= table.phase === 'insurance'
      table = step(table, table.phase === 'insurance' ? 'insure' : (advised(shown(table)) ?? 'stand'), from())
    }
    const wagers = settled(table, ownPlace)
    const played = wagers.filter(({ kind }) => kind !== 'insurance')
    const sum = played.reduce((total, wager) => total + wager.stake, 0n)
    const gained = played.reduce((total, { win }) => total + win, 0n) - sum
    net.add(Number(gained) / Number(stake))
    won.add(gained > 0n ? 1 : 0)
    staked.add(Number(sum) / Number(stake))
    const insures = wagers.find(({ kind }) => kind === 'insurance')
    expect(insures !== undefined).toBe(insured)
    if (insures) insurance.add(Number(insures.win) / Number(insures.stake))
  }
  const worth = roundWorth()
  for (const [found, exact] of [
    [net, worth.net],
    [staked, worth.staked],
    [won, roundChances().won],
    [insurance, insuranceReturn],
  ] as const) {
    const { average, deviation } = found.figures()
    // 99 % of such simulations lie within 2.576 standard deviations of the exact mean.
    expect(Math.abs(average - inFloat(exact))).toBeLessThan(2.576 * deviation)
  }
}, 900_000)

function mean() {
  let [count, sum, squares] = [0, 0, 0]
  return {
    add(value: number) {
      count++
      sum += value
      squares += value * value
    },
    figures: () => ({ average: sum / count, deviation: Math.sqrt((squares / count - (sum / count) ** 2) / count) }),
  }
}
