import { describe, expect, test } from 'vitest'
import { moneyOf, pointsOf } from '#lib/points.ts'

const slots = { points: 1n, turnover: 1_000n }

describe('points of valid bets (rule 11.2)', () => {
  test.each([
    [0n, 999n, { units: 0n, points: 0n, residue: 999n }],
    [999n, 1n, { units: 1n, points: 1n, residue: 0n }],
    [0n, 12_345n, { units: 12n, points: 12n, residue: 345n }],
    [345n, 655n, { units: 1n, points: 1n, residue: 0n }],
  ])('%s left over and %s new', (residue, fresh, expected) => {
    expect(pointsOf(residue, fresh, slots)).toEqual(expected)
  })

  test('a rule may give several points for each turnover, and none in between', () => {
    expect(pointsOf(0n, 2_999n, { points: 3n, turnover: 1_000n })).toEqual({ units: 2n, points: 6n, residue: 999n })
  })

  test('a smaller unit counts the rest by the new rule', () => {
    expect(pointsOf(4_900n, 0n, slots)).toEqual({ units: 4n, points: 4n, residue: 900n })
  })

  test('any cut of the same bets earns the same as one sum', () => {
    // A separate generator, so that a failure can be repeated.
    let seed = 20261123n
    const next = (below: bigint) => {
      seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n)
      return (seed >> 20n) % below
    }
    for (let round = 0; round < 500; round++) {
      const price = { points: 1n + next(3n), turnover: 1n + next(5_000n) }
      const bets = Array.from({ length: Number(1n + next(30n)) }, () => next(9_000n))
      const whole = bets.reduce((sum, bet) => sum + bet, 0n)
      let [points, residue, cut] = [0n, 0n, 0n]
      for (const [place, bet] of bets.entries()) {
        cut += bet
        if (place < bets.length - 1 && next(2n) === 0n) continue
        const earned = pointsOf(residue, cut, price)
        points += earned.points
        residue = earned.residue
        cut = 0n
      }
      expect({ points, residue }).toEqual({
        points: (whole / price.turnover) * price.points,
        residue: whole % price.turnover,
      })
    }
  })
})

test('points become money in whole multiples of the rate only (rule 11.9)', () => {
  const rate = { points: 100, amount: 80n }
  expect([100n, 300n, 0n, 50n, 101n, -100n].map((points) => moneyOf(points, rate))).toEqual([
    80n,
    240n,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
