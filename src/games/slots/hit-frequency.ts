import { payOfLine } from './line-pay.ts'
import { paylines, rows } from './paylines.ts'
import { type Rational, rational } from './rational.ts'
import { convolve, waysByReel } from './scatters.ts'
import type { Maths, SymbolId } from './types.ts'

/**
 * Exact share of base spins that win anything. Nothing pays below three of a kind, so whether a line wins shows on
 * the first three reels: those windows are enumerated (about 32³), and only where no line wins the scatters of the
 * last two reels are added. Holds where three of a kind pays for every symbol, which the themes' test asserts.
 */
export function hitFrequency(maths: Maths): Rational {
  const [first, second, third, ...rest] = maths.strips
  if (!first || !second || !third) throw new RangeError('a game has five strips')
  const restWays = rest.map(waysByReel).reduce(convolve, [1n])
  const restAll = restWays.reduce((sum, ways) => sum + ways, 0n)
  let hits = 0n
  for (const a of first.keys()) {
    for (const b of second.keys()) {
      for (const c of third.keys()) {
        const window = [view(first, a), view(second, b), view(third, c)]
        hits += lineWins(maths, window) ? restAll : atLeast(restWays, 3 - scattersIn(window))
      }
    }
  }
  return rational(hits, BigInt(first.length * second.length * third.length) * restAll)
}

function lineWins(maths: Maths, window: readonly (readonly SymbolId[])[]): boolean {
  // A scatter in place of what follows ends every line, and changes no three of a kind.
  return paylines.some((path) => {
    const line = path.map((row, reel) => window[reel]?.[row] ?? 'scatter')
    return payOfLine(maths, line) !== undefined
  })
}

function scattersIn(window: readonly (readonly SymbolId[])[]): number {
  return window.flat().filter((symbol) => symbol === 'scatter').length
}

function atLeast(ways: readonly bigint[], count: number): bigint {
  return ways.slice(Math.max(count, 0)).reduce((sum, more) => sum + more, 0n)
}

function view(strip: readonly SymbolId[], stop: number): SymbolId[] {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 'scatter')
}
