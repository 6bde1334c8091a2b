import { only, type Play } from '#games/lottery/play.ts'
import { optionRisks } from '#games/lottery/risks.ts'
import { rational } from '#games/slots/rational.ts'
import type { Digits } from './draw.ts'

/** How many combinations of so many digits have each value of a measure. */
function spread(count: number, measure: (drawn: Digits) => number): ReadonlyMap<number, number> {
  const spreads = new Map<number, number>()
  for (let index = 0; index < 10 ** count; index++) {
    const drawn = Array.from({ length: count }, (_, place) => Math.floor(index / 10 ** place) % 10)
    spreads.set(measure(drawn), (spreads.get(measure(drawn)) ?? 0) + 1)
  }
  return spreads
}

/** A measure of some digits is chosen, and a line is one combination that has it: so each line is worth as much as a direct one. */
function measured(
  code: string,
  positions: readonly number[],
  row: string,
  measure: (drawn: Digits) => number,
): Play<Digits> {
  const ways = spread(positions.length, measure)
  const options = [...ways.keys()].sort((one, other) => one - other).map(String)
  const at = (drawn: Digits) => positions.map((position) => drawn[position] ?? 0)
  return {
    code,
    board: [{ name: row, options }],
    lines: ([chosen = []]) =>
      only(
        'line',
        chosen.reduce((sum, value) => sum + (ways.get(Number(value)) ?? 0), 0),
      ),
    wins: ([chosen = []], drawn) => only('line', chosen.includes(`${measure(at(drawn))}`) ? 1 : 0),
    risks: ([chosen = []]) => optionRisks(code, chosen, () => 'line'),
    tiers: { line: { kind: 'line', expected: rational(1n, 10n ** BigInt(positions.length)) } },
  }
}

/** The sum of some digits. */
export const sumOf = (code: string, positions: readonly number[]): Play<Digits> =>
  measured(code, positions, 'sum', (drawn) => drawn.reduce((sum, digit) => sum + digit, 0))

/** The span of some digits: the largest less the smallest. */
export const spanOf = (code: string, positions: readonly number[]): Play<Digits> =>
  measured(code, positions, 'span', (drawn) => Math.max(...drawn) - Math.min(...drawn))
