import type { LineSymbol, Maths, SymbolId } from './types.ts'

export type LinePay = { readonly symbol: LineSymbol; readonly count: number; readonly pay: number }

/**
 * What one line pays, in multiples of the line stake, or undefined for nothing.
 * Counting starts at the left. A wild stands for every symbol but the scatter, and pays as itself too; of the two
 * ways to read a line that begins with wilds only the better one pays (the symbol's, where both are equal).
 *
 * @param line the symbol the line passes on each reel
 */
export function payOfLine(maths: Pick<Maths, 'paytable'>, line: readonly SymbolId[]): LinePay | undefined {
  let wilds = 0
  while (line[wilds] === 'wild') wilds++
  const symbol = line[wilds] ?? 'wild'
  if (symbol === 'wild' || symbol === 'scatter') return ofKind(maths, 'wild', wilds)
  let count = wilds + 1
  while (count < 5 && (line[count] === symbol || line[count] === 'wild')) count++
  if (count < 3) return undefined
  const asSymbol = ofKind(maths, symbol, count)
  const asWild = ofKind(maths, 'wild', wilds)
  if (!asWild || !asSymbol) return asWild ?? asSymbol
  return asWild.pay > asSymbol.pay ? asWild : asSymbol
}

function ofKind({ paytable }: Pick<Maths, 'paytable'>, symbol: LineSymbol, count: number): LinePay | undefined {
  if (count < 3) return undefined
  const pay = paytable[symbol][count - 3] ?? 0
  return pay > 0 ? { symbol, count, pay } : undefined
}
