import { type Position, positionOf, positions } from '#games/roulette/positions.ts'

/**
 * A point of the betting table in cells, as it lies in landscape: zero at the left, twelve columns of three numbers, the column bets at the
 * right; below the numbers the dozens, and the even chances.
 */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A place of the table as a field, or as the spot on the lines between fields. */
export interface Field extends Spot {
  readonly position: Position
  readonly width: number
  readonly height: number
}

/** The table in cells. */
export const tableSize = { width: 14, height: 5 } as const

const evens = ['low', 'even', 'red', 'black', 'odd', 'high']

const columnOf = (number: number) => (number === 0 ? 0 : Math.ceil(number / 3))
const rowOf = (number: number) => (3 - (number % 3)) % 3

/** Where the middle of a place is. */
function spotOf({ id, kind, numbers }: Position): Spot {
  if (kind === 'column') return { x: 13.5, y: 2.5 - (Number(id.slice(-1)) - 1) }
  if (kind === 'dozen') return { x: 3 + 4 * (Number(id.slice(-1)) - 1), y: 3.5 }
  const even = evens.indexOf(id)
  if (even >= 0) return { x: 2 + 2 * even, y: 4.5 }
  const [first = 0] = numbers
  if (kind === 'straight') return first === 0 ? { x: 0.5, y: 1.5 } : { x: columnOf(first) + 0.5, y: rowOf(first) + 0.5 }
  // Inner bets lie on the lines: in the middle of their numbers, those on whole streets at the lower edge.
  const others = numbers.filter((number) => number > 0)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const y = mean(others.map(rowOf)) + 0.5
  if (first === 0) return { x: 1, y: kind === 'first-four' ? 3 : y }
  return { x: mean(others.map(columnOf)) + 0.5, y: kind === 'street' || kind === 'line' ? 3 : y }
}

function sizeOf({ kind, numbers }: Position): { width: number; height: number } {
  if (kind === 'straight') return numbers[0] === 0 ? { width: 1, height: 3 } : { width: 1, height: 1 }
  if (kind === 'column') return { width: 1, height: 1 }
  if (kind === 'dozen') return { width: 4, height: 1 }
  return numbers.length === 18 ? { width: 2, height: 1 } : { width: 0, height: 0 }
}

/** All places of the table with where they are. */
export const fields: readonly Field[] = positions.map((position) => ({
  position,
  ...spotOf(position),
  ...sizeOf(position),
}))

const byId: ReadonlyMap<string, Field> = new Map(fields.map((field) => [field.position.id, field]))

export const fieldOf = (id: string): Field | undefined => byId.get(id)

/** How far from a line a touch still means the line, in cells: half of a cell is its number's. */
export const reachOfLine = 0.25

/**
 * The place that a touch means: the lines and crossings near it are inner bets, the rest of a field is the field.
 *
 * @param reach how near a line counts, in cells
 * @returns undefined outside of the table
 */
export function placeAt({ x, y }: Spot, reach = reachOfLine): Position | undefined {
  if (x < 0 || y < 0 || x >= tableSize.width || y >= tableSize.height) return undefined
  if (y >= 3 + reach / 2) {
    if (x < 1 || x >= 13) return undefined
    return positionOf(y < 4 ? `dozen-${Math.floor((x - 1) / 4) + 1}` : (evens[Math.floor((x - 1) / 2)] ?? ''))
  }
  if (x >= 13) return positionOf(`column-${3 - Math.min(2, Math.floor(y))}`)
  const lineX = nearLine(x, reach, 1, 12)
  const lineY = nearLine(y, reach, 1, 3)
  const column = Math.floor(x)
  const number = (street: number, row: number) => 3 * street - row
  const row = Math.min(2, Math.floor(y))
  if (x < 1 && lineX === undefined) return positionOf('straight-0')
  // On the line of zero.
  if (lineX === 1) {
    if (lineY === 3) return positionOf('first-four')
    if (lineY !== undefined) return positionOf(lineY === 1 ? 'trio-0-2-3' : 'trio-0-1-2')
    return positionOf(`split-0-${number(1, row)}`)
  }
  if (lineX !== undefined) {
    const [before, after] = [lineX - 1, lineX]
    if (lineY === 3) return positionOf(named('line', span(number(before, 2), 6)))
    if (lineY === undefined) return positionOf(named('split', [number(before, row), number(after, row)]))
    const low = number(before, lineY)
    return positionOf(named('corner', [low, low + 1, low + 3, low + 4]))
  }
  if (lineY === 3) return positionOf(named('street', span(number(column, 2), 3)))
  if (lineY !== undefined) return positionOf(named('split', [number(column, lineY), number(column, lineY) + 1]))
  return positionOf(`straight-${number(column, row)}`)
}

const named = (kind: string, numbers: readonly number[]) => [kind, ...numbers].join('-')
const span = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

/** The line between cells that is near, if there is one among those from `first` to `last`. */
function nearLine(value: number, reach: number, first: number, last: number): number | undefined {
  const line = Math.round(value)
  return line >= first && line <= last && Math.abs(value - line) <= reach ? line : undefined
}

export type Way = 'left' | 'right' | 'up' | 'down'

/** The place that an arrow key reaches from another one, as the table lies in landscape. At the edge it stays. */
export function placeBeside(id: string, way: Way): string {
  const from = fieldOf(id)
  if (!from) return id
  const ahead = ({ x, y }: Spot) => ({ left: from.x - x, right: x - from.x, up: from.y - y, down: y - from.y })[way]
  const aside = ({ x, y }: Spot) => Math.abs(way === 'left' || way === 'right' ? y - from.y : x - from.x)
  let best = id
  let least = Number.POSITIVE_INFINITY
  for (const field of fields) {
    const [forward, across] = [ahead(field), aside(field)]
    if (forward < 0.1) continue
    // Straight ahead first; a place far aside only if there is nothing nearer.
    const cost = forward + 3 * across
    if (cost < least) [least, best] = [cost, field.position.id]
  }
  return best
}
