import type { Cell, ReelSymbol, ReelWin } from '#games/reels/types.ts'
import type { Window } from '#games/reels/window.ts'
import type { LineSymbol, Paytable } from '#games/slots/types.ts'

/**
 * The wins of all ways of a window. A symbol, or a wild for it, on neighbouring reels from the left pays once for each
 * combination of its cells. The first reel has no wild (the tests assert it), so it names the symbols that can win.
 *
 * @param unit what one unit of the paytable is, in minor units
 */
export function wayWins(paytable: Paytable, window: Window, unit: bigint): readonly ReelWin[] {
  const first = new Set(window[0])
  return [...first].flatMap((symbol): ReelWin[] => {
    if (!isPaid(symbol)) return []
    const byReel = reelsOf(symbol, window)
    const pay = payOfWay(paytable, symbol, byReel.length)
    if (pay === 0) return []
    const ways = byReel.reduce((product, cells) => product * cells.length, 1)
    const amount = BigInt(pay * ways) * unit
    return [{ by: 'ways', symbol, count: byReel.length, ways, cells: byReel.flat(), amount }]
  })
}

/** Whether a symbol pays on ways: not a wild, which only substitutes, nor a scatter or coin. */
export function isPaid(symbol: ReelSymbol): symbol is Exclude<LineSymbol, 'wild'> {
  return symbol !== 'wild' && symbol !== 'scatter' && symbol !== 'coin'
}

/** What one way of that many reels pays, in units. */
export function payOfWay(paytable: Paytable, symbol: LineSymbol, reels: number): number {
  return paytable[symbol]?.[reels - 3] ?? 0
}

/** The cells of a symbol, or a wild for it, on each reel from the left up to the first reel without one. */
function reelsOf(symbol: LineSymbol, window: Window): readonly (readonly Cell[])[] {
  const byReel: Cell[][] = []
  for (const [reel, column] of window.entries()) {
    const cells: Cell[] = []
    column.forEach((shown, row) => {
      if (shown === symbol || shown === 'wild') cells.push([reel, row])
    })
    if (cells.length === 0) break
    byReel.push(cells)
  }
  return byReel
}
