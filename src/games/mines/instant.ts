import { enums, integer, max, min, object, type Struct, union } from 'superstruct'
import type { InstantGame } from '#games/instants/instant.ts'
import { paid } from '#games/paid.ts'
import {
  beginMines,
  canStepMines,
  cells,
  endMines,
  fewestMines,
  isMinesChoice,
  type MinesChoice,
  type MinesDecision,
  type MinesState,
  minesLargest,
  minesMultiplier,
  minesReturn,
  minesWin,
  mostMines,
  safeChance,
  shownMines,
  stepMines,
} from './rules.ts'

const Choice: Struct<MinesChoice, unknown> = object({ mines: max(min(integer(), fewestMines), mostMines) })
const Decision: Struct<MinesDecision, unknown> = union([
  enums(['cash-out'] as const),
  object({ pick: max(min(integer(), 0), cells - 1) }),
])

interface Round {
  readonly stake: bigint
  readonly state: MinesState
  /** Safe cells after which the round pays by itself, because one more could pay more than the table's limit. */
  readonly mostPicks: number
}

/** Safe cells that a stake can pay for under a limit; zero if not even the first. */
export function mostPicksOf(stake: bigint, mines: number, mostWin: bigint): number {
  let picks = 0
  while (picks < cells - mines && paid(stake, minesMultiplier(mines, picks + 1)) <= mostWin) picks++
  return picks
}

/** Mines as the house plays it: the round ends by itself at the last safe cell that the limit of the table allows. */
export const minesInstant: InstantGame<MinesChoice, MinesDecision, Round> = {
  name: 'mines',
  choice: Choice,
  decision: Decision,
  offers: ({ stake, choice, mostWin }) => isMinesChoice(choice) && mostPicksOf(stake, choice.mines, mostWin) > 0,
  begin: ({ stake, choice, mostWin }, random) => ({
    stake,
    state: beginMines(choice, random),
    mostPicks: mostPicksOf(stake, choice.mines, mostWin),
  }),
  may: ({ state }, decision) =>
    state.phase === 'open' &&
    canStepMines(state, decision) &&
    (decision === 'cash-out' || !state.picked.includes(decision.pick)),
  raise: () => 0n,
  step: (round, decision) => {
    const state = stepMines(round.state, decision)
    const isFull = state.phase === 'open' && state.picked.length >= round.mostPicks
    return { ...round, state: isFull ? stepMines(state, 'cash-out') : state }
  },
  isOver: ({ state }) => state.phase !== 'open',
  interrupted: (round) => ({ ...round, state: endMines(round.state) }),
  isVoid: ({ state }) => state.phase === 'void',
  wins: ({ stake, state }) => [minesWin(stake, state)],
  shown: ({ state, mostPicks }) => ({ ...shownMines(state), mostPicks }),
  largest: ({ stake, choice, mostWin }) =>
    paid(stake, minesMultiplier(choice.mines, mostPicksOf(stake, choice.mines, mostWin))),
  facts: () =>
    Array.from({ length: mostMines }, (_, index) => ({
      bet: `mines-${index + fewestMines}`,
      rtp: minesReturn,
      largest: minesLargest(index + fewestMines),
      hitFrequency: safeChance(index + fewestMines, 1),
    })),
}
