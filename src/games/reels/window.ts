import type { Cell, ReelSymbol } from './types.ts'

/** Symbols by reel, then row. */
export type Window = readonly (readonly ReelSymbol[])[]

/** What a circular strip shows at a stop, from the top. @throws {RangeError} for a stop that it does not have */
export function columnAt(strip: readonly ReelSymbol[], stop: number, rows: number): readonly ReelSymbol[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length]
    if (!symbol) throw new RangeError('a stop outside of the strip')
    return symbol
  })
}

/** A column after the rule of wilds that fill their reel. */
export function filled(column: readonly ReelSymbol[]): readonly ReelSymbol[] {
  return column.includes('wild') ? column.map(() => 'wild' as const) : column
}

/** The cells that show one of some symbols, reel by reel. */
export function cellsWith(window: Window, ...symbols: readonly ReelSymbol[]): readonly Cell[] {
  return window.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbols.includes(symbol) ? [[reel, row]] : [])),
  )
}

/** The sum of the amounts of wins, in minor units. */
export function sumOf(wins: readonly { readonly amount: bigint }[]): bigint {
  return wins.reduce((sum, { amount }) => sum + amount, 0n)
}
