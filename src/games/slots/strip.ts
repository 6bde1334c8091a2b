import type { SymbolId } from './types.ts'

/** The letters of the symbols that every game has. */
export const codes = {
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
  return readLetters(letters, codes)
}

/** Reads a strip with letters of its own. @throws {SyntaxError} for a letter that is none of them */
export function readLetters<Id>(letters: string, ids: Readonly<Record<string, Id>>): readonly Id[] {
  return [...letters].map((letter) => {
    const symbol = ids[letter]
    if (!symbol) throw new SyntaxError(`no symbol has the letter ${letter}`)
    return symbol
  })
}
