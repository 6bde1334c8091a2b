import { arrangements } from '#games/combinations.ts'
import { type Choice, only, type Play } from '#games/lottery/play.ts'
import { nameOfPosition } from '#games/lottery/position-names.ts'
import { positionRisks } from '#games/lottery/risks.ts'
import { rational } from '#games/slots/rational.ts'
import { type Numbers, optionsTo } from './numbers.ts'

/** Plays on which of the numbers from 1 to `pool` come at which positions, of which no two can have the same. */

const rowsOf = (pool: number, positions: readonly number[]) =>
  positions.map((position) => ({ name: nameOfPosition(position), options: optionsTo(pool) }))

const has = (choice: Choice, row: number, number: number | undefined): boolean =>
  choice[row]?.includes(`${number}`) ?? false

/** Some numbers for each position: a line is one number for each, none twice, and all must come. */
export const direct = (code: string, pool: number, positions: readonly number[]): Play<Numbers> => ({
  code,
  board: rowsOf(pool, positions),
  lines: (choice) => only('line', withoutRepetition(choice)),
  wins: (choice, drawn) => only('line', positions.every((position, row) => has(choice, row, drawn[position])) ? 1 : 0),
  // At one position a line is one number there.
  ...(positions.length === 1 && { risks: (choice) => positionRisks(positions.map(nameOfPosition), choice) }),
  tiers: { line: { kind: 'line', expected: rational(1n, arrangements(pool, positions.length)) } },
})

/** A line is one number at one position. */
export const positioned = (code: string, pool: number, positions: readonly number[]): Play<Numbers> => ({
  code,
  board: rowsOf(pool, positions),
  lines: (choice) =>
    only(
      'line',
      choice.reduce((sum, row) => sum + row.length, 0),
    ),
  wins: (choice, drawn) => only('line', positions.filter((position, row) => has(choice, row, drawn[position])).length),
  risks: (choice) => positionRisks(positions.map(nameOfPosition), choice),
  tiers: { line: { kind: 'line', expected: rational(1n, BigInt(pool)) } },
})

/** In how many ways one number can be taken from each row, none twice. Numbers are at most 30. */
function withoutRepetition(rows: Choice): number {
  // Sets of numbers, as bits, that the rows so far can have taken, each with the number of ways. Two ways to the same set leave the same
  // numbers to the rows that follow, so there are far fewer sets than ways.
  let taken = new Map([[0, 1]])
  for (const row of rows) {
    const next = new Map<number, number>()
    for (const [set, ways] of taken)
      for (const number of row) {
        const bit = 1 << Number(number)
        if ((set & bit) === 0) next.set(set | bit, (next.get(set | bit) ?? 0) + ways)
      }
    taken = next
  }
  return [...taken.values()].reduce((sum, ways) => sum + ways, 0)
}
