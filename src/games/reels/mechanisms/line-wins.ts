import type { Cell, ReelSymbol, ReelWin } from '#games/reels/types.ts'
import type { Window } from '#games/reels/window.ts'
import { payOfLine } from '#games/slots/line-pay.ts'
import type { Paytable, SymbolId } from '#games/slots/types.ts'

/**
 * The wins of all lines of a window, from the left; a line pays its best reading.
 *
 * @param unit what one unit of the paytable is, in minor units
 */
export function lineWins(
  { paths, paytable }: { readonly paths: readonly (readonly number[])[]; readonly paytable: Paytable },
  window: Window,
  unit: bigint,
): readonly ReelWin[] {
  return paths.flatMap((path, line): ReelWin[] => {
    const shown = window.map((column, reel) => onLine(column[path[reel] ?? 0]))
    const paid = payOfLine({ paytable }, shown)
    if (!paid) return []
    const cells = path.slice(0, paid.count).map((row, reel): Cell => [reel, row])
    return [{ by: 'line', symbol: paid.symbol, count: paid.count, line, cells, amount: BigInt(paid.pay) * unit }]
  })
}

/** A coin ends a line as a scatter does. */
export function onLine(symbol: ReelSymbol | undefined): SymbolId {
  return symbol === undefined || symbol === 'coin' ? 'scatter' : symbol
}
