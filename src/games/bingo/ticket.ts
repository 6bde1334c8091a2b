import { drawnFrom } from '#games/fairness/shuffle.ts'
import type { RandomInt } from '#games/rng.ts'

/** Balls of the game: 1 to 90. */
export const ballCount = 90

/** How many numbers a row has. */
export const numbersOfRow = 5

const [rowsOfTicket, columnsOfTicket] = [3, 9]

/** A ticket of 90-ball bingo: three rows of five numbers, each ascending. The numbers say which of the nine columns they stand in. */
export type Ticket = readonly (readonly number[])[]

/** The column of a number, from 0: 1 to 9, then tens, and 80 to 90 in the last one. */
export const columnOf = (number: number): number => Math.min(Math.floor(number / 10), columnsOfTicket - 1)

const columns = Array.from({ length: columnsOfTicket }, (_, column) =>
  Array.from({ length: ballCount }, (_, index) => index + 1).filter((number) => columnOf(number) === column),
)

/**
 * Deals a ticket. Five columns are drawn for each row, and drawn again unless every column has a number; then the numbers of each column,
 * which stand in it from the lowest down. Every layout is equally likely. What a ticket returns depends on none of it.
 */
export function dealTicket(random: RandomInt): Ticket {
  const layout = drawLayout(random)
  const rows: number[][] = layout.map(() => [])
  for (const [column, numbers] of columns.entries()) {
    const inColumn = rows.filter((_, row) => layout[row]?.includes(column))
    const drawn = drawnFrom(numbers.length, inColumn.length, random).toSorted((a, b) => a - b)
    for (const [index, row] of inColumn.entries()) row.push(numbers[drawn[index] ?? 0] ?? 0)
  }
  return rows
}

/** Whether this is a ticket of the house: rows of five ascending numbers, every column with its own, from the lowest down. */
export function isTicket(rows: Ticket): boolean {
  const all = rows.flat()
  const inColumns = columns.map((_, column) => all.filter((number) => columnOf(number) === column))
  return (
    rows.length === rowsOfTicket &&
    all.every((number) => Number.isInteger(number) && number >= 1 && number <= ballCount) &&
    rows.every((row) => row.length === numbersOfRow && isAscending(row.map(columnOf))) &&
    inColumns.every((numbers) => numbers.length > 0 && isAscending(numbers))
  )
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number))

/** The columns that each row has a number in. */
function drawLayout(random: RandomInt): number[][] {
  while (true) {
    const layout = Array.from({ length: rowsOfTicket }, () => drawnFrom(columnsOfTicket, numbersOfRow, random))
    if (new Set(layout.flat()).size === columnsOfTicket) return layout
  }
}
