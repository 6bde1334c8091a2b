import { payOfLine } from './line-pay.ts'
import { paylines, rows } from './paylines.ts'
import { type Rational, rational } from './rational.ts'
import { convolve, waysByReel } from './scatters.ts'
import type { Maths, SymbolId } from './types.ts'

/**
 * The exact share of base spins that win anything. Fewer than three of a kind pay nothing, so the first three reels
 * decide whether a line wins. Those windows are enumerated (about 32³); where no line wins, the scatters of the last
 * two reels are counted. This requires that three of a kind pays for every symbol, which the test of the themes
 * asserts.
 */
export function hitFrequency(maths: Maths): Rational {
  const [first, second, third] = maths.strips.map((strip) => strip.map((_, stop) => view(strip, stop)))
  if (!first || !second || !third) throw new RangeError('a game has five strips')
  const rest = maths.strips.slice(3)
  const restWays = rest.map(waysByReel).reduce(convolve, [1n])
  const restAll = restWays.reduce((sum, ways) => sum + ways, 0n)
  let hits = 0n
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const window = [a, b, c]
        hits += lineWins(maths, window) ? restAll : atLeast(restWays, 3 - scattersIn(window))
      }
    }
  }
  return rational(hits, BigInt(first.length * second.length * third.length) * restAll)
}

function lineWins(maths: Maths, window: readonly (readonly SymbolId[])[]): boolean {
  // A scatter on the remaining reels ends every line and changes no three of a kind.
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
