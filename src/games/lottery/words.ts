import type { Rational } from '#games/slots/rational.ts'
import type { Counts, Play } from './play.ts'
import { optionRisks } from './risks.ts'

/**
 * One row of words such as big and small, or of values such as sums: each a kind of line of its own with its own chance, won once if it
 * comes.
 *
 * @param comes whether the draw is what the word says
 */
export function words<Drawn>(
  code: string,
  row: string,
  chances: Readonly<Record<string, Rational>>,
  comes: (word: string, drawn: Drawn) => boolean,
): Play<Drawn> {
  const each = (chosen: readonly string[]): Counts => Object.fromEntries(chosen.map((word) => [word, 1]))
  return {
    code,
    board: [{ name: row, options: Object.keys(chances) }],
    lines: ([chosen = []]) => each(chosen),
    wins: ([chosen = []], drawn) => each(chosen.filter((word) => comes(word, drawn))),
    risks: ([chosen = []]) => optionRisks(code, chosen, (word) => word),
    tiers: Object.fromEntries(Object.entries(chances).map(([word, expected]) => [word, { kind: word, expected }])),
  }
}
