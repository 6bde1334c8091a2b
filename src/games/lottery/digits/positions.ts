import { combinations } from '#games/combinations.ts'
import { type Choice, only, type Play } from '#games/lottery/play.ts'
import { nameOfPosition } from '#games/lottery/position-names.ts'
import { positionRisks } from '#games/lottery/risks.ts'
import { rational } from '#games/slots/rational.ts'
import { type Digits, digits } from './draw.ts'

/** Plays on which digits come at which positions. */

const rowsOf = (positions: readonly number[]) =>
  positions.map((position) => ({ name: nameOfPosition(position), options: digits }))

const has = (choice: Choice, row: number, digit: number | undefined): boolean =>
  digit !== undefined && (choice[row]?.includes(`${digit}`) ?? false)

/** Some digits for each position: a line is one digit for each, and all must come. */
export const direct = (code: string, positions: readonly number[]): Play<Digits> => ({
  code,
  board: rowsOf(positions),
  lines: (choice) =>
    only(
      'line',
      choice.reduce((product, row) => product * row.length, 1),
    ),
  wins: (choice, drawn) => only('line', positions.every((position, row) => has(choice, row, drawn[position])) ? 1 : 0),
  tiers: { line: { kind: 'line', expected: rational(1n, 10n ** BigInt(positions.length)) } },
})

/** A line is one digit at one position. */
export const positioned = (code: string, positions: readonly number[]): Play<Digits> => ({
  code,
  board: rowsOf(positions),
  lines: (choice) =>
    only(
      'line',
      choice.reduce((sum, row) => sum + row.length, 0),
    ),
  wins: (choice, drawn) => only('line', positions.filter((position, row) => has(choice, row, drawn[position])).length),
  risks: (choice) => positionRisks(positions.map(nameOfPosition), choice),
  tiers: { line: { kind: 'line', expected: rational(1n, 10n) } },
})

/** Some digits for each position: a line is one digit at each of so many positions, whichever they are. */
export const anyPositions = (code: string, positions: readonly number[], some: number): Play<Digits> => ({
  code,
  board: rowsOf(positions),
  lines: (choice) =>
    only(
      'line',
      elementary(
        choice.map((row) => row.length),
        some,
      ),
    ),
  wins: (choice, drawn) => {
    const hits = positions.filter((position, row) => has(choice, row, drawn[position])).length
    return only('line', Number(combinations(hits, some)))
  },
  tiers: { line: { kind: 'line', expected: rational(1n, 10n ** BigInt(some)) } },
})

/** The sum of all products of so many of the factors. */
const elementary = (factors: readonly number[], some: number): number =>
  factors.reduce<number[]>(
    (sums, factor) => sums.map((sum, taken) => sum + factor * (sums[taken - 1] ?? 0)),
    Array.from({ length: some + 1 }, (_, taken) => (taken === 0 ? 1 : 0)),
  )[some] ?? 0
