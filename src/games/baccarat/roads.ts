import type { BaccaratResult } from './rules.ts'

/** How many rows a road has. */
export const roadRows = 6

/** A result of the bead plate and its place. */
export interface Bead extends BaccaratResult {
  readonly column: number
  readonly row: number
}

/** The bead plate: every result in its order, column by column from the top. */
export const beadPlate = (results: readonly BaccaratResult[]): Bead[] =>
  results.map((result, index) => ({ ...result, column: Math.floor(index / roadRows), row: index % roadRows }))

/** A win of the big road and its place, with the ties that followed it. */
export interface BigRoadCell {
  readonly column: number
  readonly row: number
  /** Undefined if nothing but ties came yet. */
  readonly winner: 'player' | 'banker' | undefined
  /** Ties since this win; the first cell counts those before it, too. */
  readonly ties: number
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/**
 * The big road: a column for each streak of one side. A streak that reaches the last row or another streak goes on to the right. Ties are
 * counted in the cell before them.
 */
export function bigRoad(results: readonly BaccaratResult[]): BigRoadCell[] {
  const cells: BigRoadCell[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < roadRows && !taken.has(`${column}:${row}`)
  let start = -1
  for (const { winner, playerPair, bankerPair } of results) {
    const last = cells.at(-1)
    if (winner === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      else cells.push({ column: 0, row: 0, winner: undefined, ties: 1, playerPair: false, bankerPair: false })
      continue
    }
    const opening = last && last.winner === undefined ? last.ties : 0
    if (opening > 0) cells.pop()
    let place: { column: number; row: number }
    if (last?.winner === winner) {
      const { column, row } = last
      // A streak that has turned stays in its row, even if there is room again below.
      const hasTurned = column !== start
      place = !hasTurned && isFree(column, row + 1) ? { column, row: row + 1 } : { column: column + 1, row }
    } else {
      do start++
      while (!isFree(start, 0))
      place = { column: start, row: 0 }
    }
    taken.add(`${place.column}:${place.row}`)
    cells.push({ ...place, winner, ties: opening, playerPair, bankerPair })
  }
  return cells
}
