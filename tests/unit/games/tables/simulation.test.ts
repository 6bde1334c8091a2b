import { expect, test } from 'vitest'
import { baccaratBets, baccaratMultiplier } from '#games/baccarat/bets.ts'
import { baccaratResults } from '#games/baccarat/exact.ts'
import { baccaratResult, dealBaccarat } from '#games/baccarat/rules.ts'
import { type Distribution, expectation, variance } from '#games/distribution.ts'
import {
  dealDragonTiger,
  dragonTigerBets,
  dragonTigerMultiplier,
  dragonTigerResults,
} from '#games/dragon-tiger/rules.ts'
import { moneyWheelMultiplier, moneyWheelResults, spinMoneyWheel } from '#games/money-wheel/rules.ts'
import { wheelNumbers } from '#games/money-wheel/segments.ts'
import type { RandomInt } from '#games/rng.ts'
import { drawLightning, lightningMultiplier, lightningResults } from '#games/roulette/lightning.ts'
import { positions } from '#games/roulette/positions.ts'
import { rouletteMultiplier, rouletteResults } from '#games/roulette/rules.ts'
import { spinRoulette } from '#games/roulette/wheel.ts'
import { shoes } from '#games/shoe.ts'
import { sicBoBets } from '#games/sic-bo/bets.ts'
import { rollSicBo, sicBoMultiplier, sicBoResults } from '#games/sic-bo/rules.ts'
import type { Rational } from '#games/slots/rational.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '../slots/seeded-random.ts'

/** Returns are computed exactly in every run; this shows that what is drawn and paid follows them. */
const rounds = isLong ? 1_000_000 : 20_000

// Statistics only, so a float is right here; no money is kept in it.
const share = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)

/** The simulation of a table: its draw, its bets, the exact results of a bet and what a drawn result pays for it. */
const table =
  <Bet, Result>(
    draw: (random: RandomInt) => Result,
    bets: readonly Bet[],
    resultsOf: (bet: Bet) => Distribution,
    payOf: (bet: Bet, result: Result) => Rational,
  ) =>
  () => {
    const random = seededRandom(20_261_129)
    const sums = bets.map(() => 0)
    for (let round = 0; round < rounds; round++) {
      const result = draw(random)
      for (const [index, bet] of bets.entries()) sums[index] = (sums[index] ?? 0) + share(payOf(bet, result))
    }
    for (const [index, results] of bets.map(resultsOf).entries()) {
      const deviation = Math.sqrt(share(variance(results)) / rounds)
      // Up to 52 bets at once: more than 99 % of such simulations have all of them within four standard deviations.
      expect(Math.abs((sums[index] ?? 0) / rounds - share(expectation(results)))).toBeLessThan(4 * deviation)
    }
  }

const ofEachKind = [...Map.groupBy(positions, ({ kind }) => kind).values()].flatMap((all) => all.slice(-1))

test.each([
  ['roulette', table(spinRoulette, ofEachKind, rouletteResults, rouletteMultiplier)],
  ['roulette with lucky numbers', table(drawLightning, ofEachKind, lightningResults, lightningMultiplier)],
  ['sic bo', table(rollSicBo, sicBoBets, sicBoResults, sicBoMultiplier)],
  ['the money wheel', table(spinMoneyWheel, wheelNumbers, moneyWheelResults, moneyWheelMultiplier)],
  ...shoes.flatMap((shoe): [string, () => void][] => [
    [
      `baccarat, ${shoe}`,
      table(
        (random) => baccaratResult(dealBaccarat(shoe, random)),
        baccaratBets,
        (bet) => baccaratResults(bet, shoe),
        baccaratMultiplier,
      ),
    ],
    [
      `dragon-tiger, ${shoe}`,
      table(
        (random) => dealDragonTiger(shoe, random),
        dragonTigerBets,
        (bet) => dragonTigerResults(bet, shoe),
        dragonTigerMultiplier,
      ),
    ],
  ]),
])('%s returns its computed share in simulated rounds', (_, simulate) => simulate())
