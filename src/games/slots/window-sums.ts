import { payOfLine } from './line-pay.ts'
import { lineCount, paylines, rows } from './paylines.ts'
import { scatterPay } from './rules.ts'
import { convolve, waysByReel } from './scatters.ts'
import type { Maths, SymbolId } from './types.ts'

/** Number of windows, the sum of their payments in line stakes, and the sum of the squares of their payments. */
export type Sums = { readonly windows: bigint; readonly paid: bigint; readonly squared: bigint }

/** A line whose first reels are known. It pays `pay` unless the next reel continues it. A line without `next` is final. */
type LineState = { readonly pay: number; readonly next?: (symbol: SymbolId) => LineState }

type Line = { readonly path: readonly number[]; readonly state: LineState }

/**
 * Sums over all windows of a game, separately for those that trigger free spins. The result is exact: all windows are
 * counted, but once no line can continue, the remaining reels are counted by their scatters alone.
 */
export function windowSums(maths: Maths): { readonly plain: Sums; readonly trigger: Sums } {
  const columns = maths.strips.map(columnsOf)
  const ways = maths.strips.map((_, reel) =>
    maths.strips.slice(reel).map(waysByReel).reduce(convolve, [1n]).map(Number),
  )
  const scatterStakes = Array.from({ length: 16 }, (_, count) => Number(lineCount * scatterPay(maths, count)))
  const plain = { windows: 0, paid: 0, squared: 0 }
  const trigger = { windows: 0, paid: 0, squared: 0 }

  const follow = (reel: number, lines: readonly Line[], paid: number, scatters: number): void => {
    if (lines.length === 0) {
      for (const [more, windows] of (ways[reel] ?? [1]).entries()) {
        const total = paid + (scatterStakes[scatters + more] ?? 0)
        const sums = scatters + more < 3 ? plain : trigger
        sums.windows += windows
        sums.paid += windows * total
        sums.squared += windows * total ** 2
      }
      return
    }
    for (const { symbols, shown } of columns[reel] ?? []) {
      let settled = paid
      const open: Line[] = []
      for (const { path, state } of lines) {
        const symbol = symbols[path[reel] ?? 0]
        const now = (symbol && state.next?.(symbol)) ?? state
        if (now.next) open.push({ path, state: now })
        else settled += now.pay
      }
      follow(reel + 1, open, settled, scatters + shown)
    }
  }
  const start = lineTree(maths)
  follow(
    0,
    paylines.map((path) => ({ path, state: start })),
    0,
    0,
  )
  return { plain: exact(plain), trigger: exact(trigger) }
}

/** The tree of all possible lines. Its nodes are built on demand. */
function lineTree(maths: Maths, symbols: readonly SymbolId[] = []): LineState {
  const pay = payOfLine(maths, symbols)?.pay ?? 0
  const kinds = new Set(symbols.filter((symbol) => symbol !== 'wild'))
  if (symbols.length === maths.strips.length || kinds.size > 1 || kinds.has('scatter')) return { pay }
  const grown = new Map<SymbolId, LineState>()
  const next = (symbol: SymbolId) => {
    const known = grown.get(symbol) ?? lineTree(maths, [...symbols, symbol])
    grown.set(symbol, known)
    return known
  }
  return { pay, next }
}

function columnsOf(strip: readonly SymbolId[]) {
  return strip.map((_, stop) => {
    const symbols = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 'scatter')
    return { symbols, shown: symbols.filter((symbol) => symbol === 'scatter').length }
  })
}

/** @throws {RangeError} if a sum exceeds the integers that a double represents exactly */
function exact({ windows, paid, squared }: Readonly<Record<'windows' | 'paid' | 'squared', number>>): Sums {
  if (!Number.isSafeInteger(squared)) throw new RangeError('the sum of squares is not exact any more')
  return { windows: BigInt(windows), paid: BigInt(paid), squared: BigInt(squared) }
}
