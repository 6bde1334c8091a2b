import { codes, readLetters } from '#games/slots/strip.ts'
import type { ReelSymbol } from './types.ts'

/** Reads a strip with the letters of the house's slots, and K for a coin. @throws {SyntaxError} for any other letter */
export function strip(letters: string): readonly ReelSymbol[] {
  return readLetters<ReelSymbol>(letters, { ...codes, K: 'coin' })
}
