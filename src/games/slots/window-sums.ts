import { type Column, lineSums } from './line-sums.ts'
import { lineCount, paylines, rows } from './paylines.ts'
import { scatterPay } from './rules.ts'
import { addSums, noSums, payMore, type Sums } from './sums.ts'
import type { Maths, SymbolId } from './types.ts'

/** Sums over all windows of a game, separately for those that trigger free spins. Payments are in line stakes. */
export type SplitSums = { readonly plain: Sums; readonly trigger: Sums }

/** The exact sums over all windows of a game. Scatters pay in multiples of the total stake, lines in line stakes. */
export function windowSums(maths: Maths): SplitSums {
  const counted = lineSums({ ...maths, paths: paylines }, maths.strips.map(columnsOf))
  return splitSums(counted.map((sums, scatters) => payMore(sums, lineCount * scatterPay(maths, scatters))))
}

/**
 * Separates windows with three or more scatters from the others.
 *
 * @param counted entry `n` has the windows with n scatters
 */
export function splitSums(counted: readonly Sums[]): SplitSums {
  return { plain: counted.slice(0, 3).reduce(addSums, noSums), trigger: counted.slice(3).reduce(addSums, noSums) }
}

function columnsOf(strip: readonly SymbolId[]): Column[] {
  return strip.map((_, stop) => {
    const symbols = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 'scatter')
    return { symbols, counted: symbols.filter((symbol) => symbol === 'scatter').length, stops: 1 }
  })
}
