import { combinations } from '#games/combinations.ts'
import { only, type Play } from '#games/lottery/play.ts'
import { optionRisks } from '#games/lottery/risks.ts'
import { rational } from '#games/slots/rational.ts'
import { type Digits, digits } from './draw.ts'

/** A line is so many digits that must all be among some positions, wherever and however often. */
export const unpositioned = (code: string, positions: readonly number[], some: number): Play<Digits> => ({
  code,
  board: [{ name: 'digits', options: digits }],
  lines: ([chosen = []]) => only('line', Number(combinations(chosen.length, some))),
  wins: ([chosen = []], drawn) => {
    const seen = new Set(positions.map((position) => `${drawn[position]}`))
    return only('line', Number(combinations(chosen.filter((digit) => seen.has(digit)).length, some)))
  },
  ...(some === 1 && { risks: ([chosen = []]) => optionRisks(code, chosen, () => 'line') }),
  tiers: {
    line: { kind: 'line', expected: rational(withAll(positions.length, some), 10n ** BigInt(positions.length)) },
  },
})

/** How many combinations of so many digits have all of some given ones: by inclusion and exclusion of those that miss. */
const withAll = (count: number, some: number): bigint =>
  Array.from({ length: some + 1 }, (_, missing) => missing).reduce(
    (sum, missing) =>
      sum + (missing % 2 === 0 ? 1n : -1n) * combinations(some, missing) * BigInt(10 - missing) ** BigInt(count),
    0n,
  )
