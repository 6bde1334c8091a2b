import { combinations } from '#games/combinations.ts'
import { only, type Play } from '#games/lottery/play.ts'
import { optionRisks } from '#games/lottery/risks.ts'
import { rational } from '#games/slots/rational.ts'
import { hitsOf, type Numbers, optionsTo } from './numbers.ts'

/**
 * A line is so many numbers, in any order. If they are at most as many as the positions, all of them must have been drawn there; if they
 * are more, all that was drawn there must be among them.
 *
 * @param pool the numbers are from 1 to this
 * @param some how many numbers make a line
 */
export function anyOrder(code: string, pool: number, positions: readonly number[], some: number): Play<Numbers> {
  const needed = Math.min(some, positions.length)
  const spare = some - needed
  return {
    code,
    board: [{ name: 'numbers', options: optionsTo(pool) }],
    lines: ([chosen = []]) => only('line', Number(combinations(chosen.length, some))),
    wins: ([chosen = []], drawn) => {
      const hits = hitsOf(chosen, drawn, positions)
      return only('line', Number(combinations(hits, needed) * combinations(chosen.length - hits, spare)))
    },
    ...(some === 1 && { risks: ([chosen = []]) => optionRisks(code, chosen, () => 'line') }),
    tiers: {
      line: {
        kind: 'line',
        expected: rational(
          combinations(positions.length, needed) * combinations(pool - positions.length, spare),
          combinations(pool, some),
        ),
      },
    },
  }
}
