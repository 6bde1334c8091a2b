import { type Rational, rational } from '#games/slots/rational.ts'
import { redNumbers } from './wheel.ts'

/** The bets of the table, by how many numbers they cover and where. */
export type PositionKind =
  | 'straight'
  | 'split'
  | 'trio'
  | 'street'
  | 'corner'
  | 'first-four'
  | 'line'
  | 'column'
  | 'dozen'
  | 'red'
  | 'black'
  | 'even'
  | 'odd'
  | 'low'
  | 'high'

/** A place of the table where a chip can lie. */
export interface Position {
  /** Such as `straight-17`, `split-0-3`, `corner-25-26-28-29`, `first-four`, `column-1`, `dozen-3` and `red`. */
  readonly id: string
  readonly kind: PositionKind
  /** The numbers that win, ascending. */
  readonly numbers: readonly number[]
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const board = upTo(36).map((index) => index + 1)
/** The first numbers of the twelve streets: rows of three. */
const streets = upTo(12).map((row) => 3 * row + 1)
const isInLastColumn = (number: number) => number % 3 === 0

/** A bet on the numbers themselves; these name it. */
const inside = (kind: PositionKind, numbers: readonly number[]): Position => ({
  id: [kind, ...numbers].join('-'),
  kind,
  numbers,
})
const outside = (kind: PositionKind, id: string, wins: (number: number) => boolean): Position => ({
  id,
  kind,
  numbers: board.filter(wins),
})

const splits = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...board.filter((number) => !isInLastColumn(number)).map((number) => [number, number + 1]),
  ...board.filter((number) => number <= 33).map((number) => [number, number + 3]),
]
const corners = board
  .filter((number) => number <= 33 && !isInLastColumn(number))
  .map((number) => [number, number + 1, number + 3, number + 4])

/** All places of the European table. What is not among them cannot be bet. */
export const positions: readonly Position[] = [
  ...[0, ...board].map((number) => inside('straight', [number])),
  ...splits.map((numbers) => inside('split', numbers)),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  ...streets.map((first) => inside('street', [first, first + 1, first + 2])),
  ...corners.map((numbers) => inside('corner', numbers)),
  { id: 'first-four', kind: 'first-four', numbers: [0, 1, 2, 3] },
  ...streets.slice(0, -1).map((first) =>
    inside(
      'line',
      upTo(6).map((index) => first + index),
    ),
  ),
  ...[1, 2, 3].map((column) => outside('column', `column-${column}`, (number) => number % 3 === column % 3)),
  ...[1, 2, 3].map((dozen) => outside('dozen', `dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  outside('red', 'red', (number) => redNumbers.has(number)),
  outside('black', 'black', (number) => !redNumbers.has(number)),
  outside('even', 'even', (number) => number % 2 === 0),
  outside('odd', 'odd', (number) => number % 2 === 1),
  outside('low', 'low', (number) => number <= 18),
  outside('high', 'high', (number) => number > 18),
]

const byId: ReadonlyMap<string, Position> = new Map(positions.map((position) => [position.id, position]))

/** The place with an id, if the table has it. */
export const positionOf = (id: string): Position | undefined => byId.get(id)

/** What one unit of the stake becomes if a place wins: 36 shared among its numbers, so 36 for one number (35:1) and 2 for eighteen. */
export const positionMultiplier = ({ numbers }: Position): Rational => rational(36n, BigInt(numbers.length))
