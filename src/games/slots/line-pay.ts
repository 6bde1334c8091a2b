import type { LineSymbol, Paytable, SymbolId } from './types.ts'

export type LinePay = { readonly symbol: LineSymbol; readonly count: number; readonly pay: number }

/**
 * The payment of one line in multiples of the line stake; undefined if it pays nothing. Counting starts at the left. A
 * wild substitutes for every symbol except the scatter, and also pays as itself. If a line begins with wilds, the
 * better reading pays (if equal, that of the symbol).
 *
 * @param line the symbol of the line on each reel
 */
export function payOfLine(game: { readonly paytable: Paytable }, line: readonly SymbolId[]): LinePay | undefined {
  let wilds = 0
  while (line[wilds] === 'wild') wilds++
  const symbol = line[wilds] ?? 'wild'
  if (symbol === 'wild' || symbol === 'scatter') return ofKind(game, 'wild', wilds)
  let count = wilds + 1
  while (count < 5 && (line[count] === symbol || line[count] === 'wild')) count++
  if (count < 3) return undefined
  const asSymbol = ofKind(game, symbol, count)
  const asWild = ofKind(game, 'wild', wilds)
  if (!asWild || !asSymbol) return asWild ?? asSymbol
  return asWild.pay > asSymbol.pay ? asWild : asSymbol
}

function ofKind({ paytable }: { readonly paytable: Paytable }, symbol: LineSymbol, count: number): LinePay | undefined {
  if (count < 3) return undefined
  const pay = paytable[symbol]?.[count - 3] ?? 0
  return pay > 0 ? { symbol, count, pay } : undefined
}
