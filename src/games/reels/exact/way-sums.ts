import { isPaid, payOfWay } from '#games/reels/mechanisms/way-wins.ts'
import { type Column, countedWays } from '#games/slots/line-sums.ts'
import { createTally, type Sums } from '#games/slots/sums.ts'
import type { LineSymbol, Paytable } from '#games/slots/types.ts'

/** A symbol that every reel so far has shown, in so many ways. */
type Live = { readonly symbol: LineSymbol; readonly ways: number }

/**
 * Sums over all windows of a game of ways, by the number of counted symbols; payments of ways only, in units. The result is
 * exact: all windows are counted, but once no symbol can continue, the remaining reels are counted by their counted symbols
 * alone.
 */
export function waySums(paytable: Paytable, columns: readonly (readonly Column[])[]): readonly Sums[] {
  const rest = columns.map((_, reel) => countedWays(columns.slice(reel)))
  const tally = createTally()

  const follow = (reel: number, live: readonly Live[], windows: number, paid: number, counted: number): void => {
    if (live.length === 0) {
      for (const [more, ways] of (rest[reel] ?? [1]).entries()) tally.add(counted + more, windows * ways, paid)
      return
    }
    for (const column of columns[reel] ?? []) {
      let settled = paid
      const next: Live[] = []
      for (const { symbol, ways } of live) {
        const more = ways * cellsOf(symbol, column)
        if (more === 0) settled += ways * payOfWay(paytable, symbol, reel)
        else if (reel + 1 === columns.length) settled += more * payOfWay(paytable, symbol, reel + 1)
        else next.push({ symbol, ways: more })
      }
      follow(reel + 1, next, windows * column.stops, settled, counted + column.counted)
    }
  }
  for (const column of columns[0] ?? []) {
    const live = [...new Set(column.symbols)].filter(isPaid)
    follow(
      1,
      live.map((symbol) => ({ symbol, ways: cellsOf(symbol, column) })),
      column.stops,
      0,
      column.counted,
    )
  }
  return tally.sums()
}

/** Cells of a column that show a symbol or a wild for it. */
function cellsOf(symbol: LineSymbol, { symbols }: Column): number {
  let cells = 0
  for (const shown of symbols) if (shown === symbol || shown === 'wild') cells++
  return cells
}
