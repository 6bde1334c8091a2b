import { expect, test } from 'vitest'
import { beadPlate, bigRoad, roadRows } from '#games/baccarat/roads.ts'
import type { BaccaratResult } from '#games/baccarat/rules.ts'

const winners = { P: 'player', B: 'banker', T: 'tie' } as const
const results = (text: string): BaccaratResult[] =>
  [...text].map((letter) => ({
    winner: winners[letter as keyof typeof winners],
    playerPair: false,
    bankerPair: false,
  }))
/** Rows of the big road as text: a letter for each win, a dot for no win. */
const picture = (text: string) => {
  const cells = bigRoad(results(text))
  const width = Math.max(...cells.map(({ column }) => column)) + 1
  const rows = Array.from({ length: roadRows }, () => Array.from({ length: width }, () => '.'))
  for (const { row, column, winner } of cells) {
    const line = rows[row] ?? []
    expect(line[column]).toBe('.')
    line[column] = winner === undefined ? 'T' : winner === 'player' ? 'P' : 'B'
  }
  return rows.map((row) => row.join(''))
}

test('the bead plate fills columns of six in the order of results', () => {
  const beads = beadPlate(results('PBTPBTP'))
  expect(beads.map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 0],
  ])
  expect(beads[2]?.winner).toBe('tie')
  expect(beadPlate([])).toEqual([])
})

test('the big road has a column for each streak', () => {
  expect(picture('PPBPPPBB')).toEqual(['PBPB', 'P.PB', '..P.', '....', '....', '....'])
})

test('a streak of more than six turns to the right', () => {
  expect(picture('PPPPPPPPB')).toEqual(['PB.', 'P..', 'P..', 'P..', 'P..', 'PPP'])
})

test('a streak turns above the tail of the one before, and does not go down again', () => {
  expect(picture('PPPPPPPPBBBBBBBP')).toEqual(['PBP.', 'PB..', 'PB..', 'PB..', 'PBBB', 'PPP.'])
  expect(picture('PPPPPPPBBBBBBB')).toEqual(['PB..', 'PB..', 'PB..', 'PB..', 'PBBB', 'PP..'])
})

test('a streak begins in the next column that is free at the top', () => {
  // Each streak of eight turns one row higher; in the end one turns in the first row, and the next begins beyond its tail.
  const streaks = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? 'P' : 'B').repeat(8)).join('')
  const [top] = picture(`${streaks}P`)
  expect(top).toBe('PBPBPBBBBBBBBP')
})

test('ties count in the cell before them, and at the beginning in the first', () => {
  expect(picture('TT')).toEqual(['T', '.', '.', '.', '.', '.'])
  expect(bigRoad(results('TTPTB')).map(({ winner, ties }) => [winner, ties])).toEqual([
    ['player', 3],
    ['banker', 0],
  ])
  expect(bigRoad([])).toEqual([])
})

test('pairs are marked on the win that had them', () => {
  const [first] = bigRoad([{ winner: 'player', playerPair: true, bankerPair: false }])
  expect(first).toEqual({ column: 0, row: 0, winner: 'player', ties: 0, playerPair: true, bankerPair: false })
})
