import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastRounds, type RoundSums, returnInterval, returnRate } from '#gateway/play/returns/interval.ts'
import { chanceOf } from '#tests/support/chance.ts'

interface Round {
  readonly stake: number
  readonly win: number
}

const sumsOf = (rounds: readonly Round[]): RoundSums => {
  const sum = (value: (round: Round) => number) => rounds.reduce((total, round) => total + BigInt(value(round)), 0n)
  return {
    rounds: BigInt(rounds.length),
    stake: sum(({ stake }) => stake),
    win: sum(({ win }) => win),
    stakeSquares: sum(({ stake }) => stake * stake),
    winSquares: sum(({ win }) => win * win),
    products: sum(({ stake, win }) => stake * win),
  }
}

/** So many copies of some rounds. */
const times = (count: number, ...rounds: readonly Round[]) => Array.from({ length: count }, () => rounds).flat()

describe('the 99 % interval of a return (rule 39.3)', () => {
  // By hand: each round departs from R = 1 by 100, so the variance is 1000/999 · 1000 · 100² / 100000² = 0.001001, its root 0.0316386,
  // and 2.5758293 of it 0.0814956.
  test('even stakes', () => {
    const sums = sumsOf(times(500, { stake: 100, win: 200 }, { stake: 100, win: 0 }))
    expect(returnRate(sums)).toBe(10_000)
    expect(returnInterval(sums)).toEqual({ low: 9185, high: 10_815 })
  })

  // By hand: R = 200/400; rounds depart by 200 − 50 and 0 − 150, so the variance is 1000/999 · 1000 · 150² / 200000² = 0.000563063,
  // its root 0.0237290, and 2.5758293 of it 0.0611218. The mean of the rounds' own returns would be 1.
  test('different stakes', () => {
    const sums = sumsOf(times(500, { stake: 100, win: 200 }, { stake: 300, win: 0 }))
    expect(returnRate(sums)).toBe(5000)
    expect(returnInterval(sums)).toEqual({ low: 4388, high: 5612 })
  })

  test('nothing is said of too few rounds, nor of rounds that all returned the same', () => {
    const pair = [
      { stake: 100, win: 200 },
      { stake: 100, win: 0 },
    ]
    const few = sumsOf(times(Number(leastRounds) / 2, ...pair).slice(1))
    expect(few.rounds).toBe(leastRounds - 1n)
    expect(returnInterval(few)).toBeNull()
    expect(returnInterval(sumsOf(times(1000, { stake: 100, win: 96 }, { stake: 200, win: 192 })))).toBeNull()
    expect([returnRate(sumsOf([])), returnInterval(sumsOf([]))]).toEqual([null, null])
  })

  test('no return is below 0', () => {
    const sums = sumsOf([{ stake: 100, win: 50_000 }, ...times(1200, { stake: 100, win: 0 })])
    expect(returnInterval(sums)?.low).toBe(0)
  })

  test('it is what the same formula gives with fractions, around the return, and does not depend on the currency’s unit', () => {
    const round = fc.record({ stake: fc.integer({ min: 1, max: 50_000 }), win: fc.integer({ min: 0, max: 900_000 }) })
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 2, max: 1000 }),
        (kinds, unit) => {
          const rounds = times(1000, ...kinds)
          const interval = returnInterval(sumsOf(rounds))
          const total = rounds.reduce((sum, { stake }) => sum + stake, 0)
          const rate = rounds.reduce((sum, { win }) => sum + win, 0) / total
          const squares = rounds.reduce((sum, { stake, win }) => sum + (win - rate * stake) ** 2, 0)
          const half = (2.5758293035 * Math.sqrt((rounds.length / (rounds.length - 1)) * squares)) / total
          if (!interval) {
            expect(squares / total ** 2).toBeLessThan(1e-18)
            return
          }
          const [low, high] = [Math.max(0, (rate - half) * 10_000), (rate + half) * 10_000]
          const scaled = kinds.map(({ stake, win }) => ({ stake: stake * unit, win: win * unit }))
          expect(returnInterval(sumsOf(times(1000, ...scaled)))).toEqual(interval)
          // Rounded outwards, and by no more than one hundredth of a per cent.
          expect(low - interval.low).toBeGreaterThan(-1e-3)
          expect(low - interval.low).toBeLessThan(1 + 1e-3)
          expect(interval.high - high).toBeGreaterThan(-1e-3)
          expect(interval.high - high).toBeLessThan(1 + 1e-3)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('of many players’ intervals about 99 % hold the true return', () => {
    const { often } = chanceOf(3)
    const tries = 600
    let held = 0
    for (let run = 0; run < tries; run++) {
      // Pays 2.4 times the stake with 40 %: 96 %. Larger stakes are as likely to win.
      const rounds = Array.from({ length: 1000 }, () => {
        const stake = often(0.3) ? 500 : 100
        return { stake, win: often(0.4) ? stake * 2.4 : 0 }
      })
      const interval = returnInterval(sumsOf(rounds))
      if (interval && interval.low <= 9600 && 9600 <= interval.high) held++
    }
    expect(held / tries).toBeGreaterThan(0.975)
    expect(held / tries).toBeLessThan(1)
  })
})
