import type { SymbolId } from './types.ts'

const codes = {
  W: 'wild',
  S: 'scatter',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'mid1',
  E: 'mid2',
  F: 'low1',
  G: 'low2',
  H: 'low3',
  I: 'low4',
} as const satisfies Record<string, SymbolId>

/**
 * Reads a strip written with one letter per stop: W wild, S scatter, A B C high, D E mid, F G H I low.
 *
 * @throws {SyntaxError} for any other letter
 */
export function strip(letters: string): readonly SymbolId[] {
  return [...letters].map((letter) => {
    const symbol = Object.entries(codes).find(([code]) => code === letter)?.[1]
    if (!symbol) throw new SyntaxError(`no symbol has the letter ${letter}`)
    return symbol
  })
}
