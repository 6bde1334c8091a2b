import { payOfLine } from './line-pay.ts'
import { convolve } from './scatters.ts'
import { createTally, type Sums } from './sums.ts'
import type { Paytable, SymbolId } from './types.ts'

/** What a reel can show: its symbols by row, how many of them are counted (scatters), and at how many stops. */
export type Column = { readonly symbols: readonly SymbolId[]; readonly counted: number; readonly stops: number }

/** Lines of a game, each as one row per reel, and what they pay. */
export type LineGame = { readonly paytable: Paytable; readonly paths: readonly (readonly number[])[] }

/** A line whose first reels are known. It pays `pay` unless the next reel continues it. A line without `next` is final. */
type LineState = { readonly pay: number; readonly next?: (symbol: SymbolId) => LineState }

type Line = { readonly path: readonly number[]; readonly state: LineState }

/**
 * Sums over all windows of a game, by the number of counted symbols; payments of lines only, in line stakes. The result is
 * exact: all windows are counted, but once no line can continue, the remaining reels are counted by their counted symbols
 * alone.
 */
export function lineSums(game: LineGame, columns: readonly (readonly Column[])[]): readonly Sums[] {
  const rest = columns.map((_, reel) => countedWays(columns.slice(reel)))
  const tally = createTally()

  const follow = (reel: number, lines: readonly Line[], windows: number, paid: number, counted: number): void => {
    if (lines.length === 0) {
      for (const [more, ways] of (rest[reel] ?? [1]).entries()) tally.add(counted + more, windows * ways, paid)
      return
    }
    for (const column of columns[reel] ?? []) {
      let settled = paid
      const open: Line[] = []
      for (const { path, state } of lines) {
        const symbol = column.symbols[path[reel] ?? 0]
        const now = (symbol && state.next?.(symbol)) ?? state
        if (now.next) open.push({ path, state: now })
        else settled += now.pay
      }
      follow(reel + 1, open, windows * column.stops, settled, counted + column.counted)
    }
  }
  const start = lineTree(game, columns.length)
  follow(
    0,
    game.paths.map((path) => ({ path, state: start })),
    1,
    0,
    0,
  )
  return tally.sums()
}

/** In how many ways some reels together show n counted symbols, for each n. */
export function countedWays(columns: readonly (readonly Pick<Column, 'counted' | 'stops'>[])[]): readonly number[] {
  const byReel = columns.map((reel) => {
    const ways = Array.from({ length: Math.max(...reel.map(({ counted }) => counted)) + 1 }, () => 0n)
    for (const { counted, stops } of reel) ways[counted] = (ways[counted] ?? 0n) + BigInt(stops)
    return ways
  })
  return byReel.reduce(convolve, [1n]).map(Number)
}

/** The tree of all possible lines. Its nodes are built on demand. */
function lineTree(game: LineGame, reels: number, symbols: readonly SymbolId[] = []): LineState {
  const pay = payOfLine(game, symbols)?.pay ?? 0
  const kinds = new Set(symbols.filter((symbol) => symbol !== 'wild'))
  if (symbols.length === reels || kinds.size > 1 || kinds.has('scatter')) return { pay }
  const grown = new Map<SymbolId, LineState>()
  const next = (symbol: SymbolId) => {
    const known = grown.get(symbol) ?? lineTree(game, reels, [...symbols, symbol])
    grown.set(symbol, known)
    return known
  }
  return { pay, next }
}
