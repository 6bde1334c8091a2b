import { payOfLine } from './line-pay.ts'
import { plus, type Rational, rational, times } from './rational.ts'
import { scatterPay } from './rules.ts'
import { scatterChances } from './scatters.ts'
import type { Maths, SymbolId } from './types.ts'

export type Rtp = {
  /** Share of the stake that lines return per base spin. */
  readonly lines: Rational
  /** Share of the stake that scatters return per base spin. */
  readonly scatters: Rational
  /** Mean number of free spins per round. */
  readonly freeSpins: Rational
  /** Share of the stake that a whole round returns. */
  readonly total: Rational
}

/**
 * The exact theoretical return to player, without simulation.
 *
 * Stops are uniformly distributed. Every row of a reel therefore shows each symbol with its share of the strip, and all
 * twenty lines have the same mean; the mean of one line in line stakes is the share that lines return. Spins are
 * independent, and the mean of a free spin does not depend on how it was won. By Wald's identity, free spins return
 * their mean number times the mean of one spin times the multiplier.
 */
export function exactRtp(maths: Maths): Rtp {
  const chances = scatterChances(maths)
  const lines = lineMean(maths)
  const scatters = chances.reduce(
    (sum, chance, count) => plus(sum, times(chance, rational(scatterPay(maths, count)))),
    rational(0n),
  )
  const freeSpins = meanFreeSpins(maths, chances)
  const spin = plus(lines, scatters)
  const perRound = plus(rational(1n), times(freeSpins, rational(BigInt(maths.freeSpins.multiplier))))
  return { lines, scatters, freeSpins, total: times(spin, perRound) }
}

/** Mean payment of one line in line stakes: every combination of symbols, weighted by its frequency on the strips. */
function lineMean(maths: Maths): Rational {
  const counts = maths.strips.map((strip) => {
    const count = new Map<SymbolId, bigint>()
    for (const symbol of strip) count.set(symbol, (count.get(symbol) ?? 0n) + 1n)
    return count
  })
  const line: SymbolId[] = []
  const weigh = (reel: number, weight: bigint): bigint => {
    const count = counts[reel]
    if (!count) {
      const paid = payOfLine(maths, line)
      return paid ? BigInt(paid.pay) * weight : 0n
    }
    let sum = 0n
    for (const [symbol, stops] of count) {
      line[reel] = symbol
      sum += weigh(reel + 1, weight * stops)
    }
    return sum
  }
  const combinations = maths.strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
  return rational(weigh(0, 1n), combinations)
}

/**
 * Mean number of free spins of a round, with retriggers and cap: the sum over n of the probability that an n-th free
 * spin is played. `open[awarded]` is the probability that the round has been awarded that many spins and continues: the
 * numerator over the n-th power of the denominator that a trigger's chance has, so that only the sum is reduced.
 */
function meanFreeSpins({ freeSpins: { count, cap } }: Maths, chances: readonly Rational[]): Rational {
  const trigger = chances.slice(3).reduce(plus, rational(0n))
  const stay = trigger.denominator - trigger.numerator
  let open = new Map([[Math.min(count, cap), trigger.numerator]])
  let mean = 0n
  let scale = 1n
  for (let played = 1; open.size > 0; played++) {
    mean *= trigger.denominator
    scale *= trigger.denominator
    const next = new Map<number, bigint>()
    for (const [awarded, chance] of open) {
      if (awarded < played) continue
      mean += chance
      for (const [then, share] of [
        [awarded, stay],
        [Math.min(awarded + count, cap), trigger.numerator],
      ] as const) {
        next.set(then, (next.get(then) ?? 0n) + chance * share)
      }
    }
    open = next
  }
  return rational(mean, scale)
}
