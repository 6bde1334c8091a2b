import type { Cell, ReelSymbol } from './types.ts'

/** Symbols by reel, then row. */
export type Window = readonly (readonly ReelSymbol[])[]

/** An entry of a list. @throws {RangeError} if the list does not have it, as after a draw out of bounds */
export function entryOf<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`no entry ${index} of ${list.length}`)
  return entry
}

/** What a circular strip shows at a stop, from the top. @throws {RangeError} for what is no stop */
export function columnAt(strip: readonly ReelSymbol[], stop: number, rows: number): readonly ReelSymbol[] {
  return Array.from({ length: rows }, (_, row) => entryOf(strip, (stop + row) % strip.length))
}

/** A column after the rule of wilds that fill their reel. */
export function filled(column: readonly ReelSymbol[]): readonly ReelSymbol[] {
  return column.includes('wild') ? column.map(() => 'wild' as const) : column
}

/** The cells that show a symbol, reel by reel. */
export function cellsWith(window: Window, symbol: ReelSymbol): readonly Cell[] {
  const cells: Cell[] = []
  window.forEach((column, reel) => {
    column.forEach((shown, row) => {
      if (shown === symbol) cells.push([reel, row])
    })
  })
  return cells
}

/** The sum of the amounts of wins, in minor units. */
export function sumOf(wins: readonly { readonly amount: bigint }[]): bigint {
  return wins.reduce((sum, { amount }) => sum + amount, 0n)
}
