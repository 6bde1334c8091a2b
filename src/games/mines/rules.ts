import { combinations } from '#games/combinations.ts'
import { drawnFrom } from '#games/fairness/shuffle.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

/** Cells of the field, numbered from 0 row by row. */
export const cells = 25

/** The fewest mines and the most: at least one cell is safe. */
export const [fewestMines, mostMines] = [1, cells - 1]

/** What a player chooses before the round. */
export interface MinesChoice {
  readonly mines: number
}

/** A round. The field is the house's secret until the round has ended: {@link shownMines} is what may be seen. */
export interface MinesState {
  /** The cells with a mine, ascending. */
  readonly field: readonly number[]
  /** The cells that were picked, in their order; the last one is a mine if the round is lost. */
  readonly picked: readonly number[]
  readonly phase: MinesPhase
}

/** A round is open until it is lost, cashed out, or void: its stake went back. */
export type MinesPhase = 'open' | 'lost' | 'cashed-out' | 'void'

export type MinesDecision = { readonly pick: number } | 'cash-out'

/** What comes back of all stakes, however many cells are picked: a multiplier times the chance to get there. */
export const minesReturn = rational(99n, 100n)

/** Whether a choice is offered. */
export const isMinesChoice = ({ mines }: MinesChoice): boolean =>
  Number.isInteger(mines) && mines >= fewestMines && mines <= mostMines

/** The chance that some picks all are safe. */
export const safeChance = (mines: number, picks: number): Rational =>
  rational(combinations(cells - mines, picks), combinations(cells, picks))

/** What one unit of the stake has become after some safe picks: the return divided by the chance to get there. */
export const minesMultiplier = (mines: number, picks: number): Rational =>
  rational(
    minesReturn.numerator * combinations(cells, picks),
    minesReturn.denominator * combinations(cells - mines, picks),
  )

/** The largest win of a number of mines as a multiple of the stake: all safe cells are picked. */
export const minesLargest = (mines: number): Rational => minesMultiplier(mines, cells - mines)

/** Draws the field of a round. It depends on the number of mines and the draw alone, so no pick can move a mine. */
export const beginMines = ({ mines }: MinesChoice, random: RandomInt): MinesState => ({
  field: drawnFrom(cells, mines, random).toSorted((one, other) => one - other),
  picked: [],
  phase: 'open',
})

/** Whether a decision means something now. A cell that was picked and the cash-out that ended the round may be repeated. */
export function canStepMines({ picked, phase }: MinesState, decision: MinesDecision): boolean {
  if (decision === 'cash-out') return phase === 'cashed-out' || (phase === 'open' && picked.length > 0)
  const { pick } = decision
  return picked.includes(pick) || (phase === 'open' && Number.isInteger(pick) && pick >= 0 && pick < cells)
}

/**
 * The round after a decision. A repeated one changes nothing, so a call may be sent again. The last safe cell cashes out by itself.
 *
 * @throws {RangeError} if {@link canStepMines} does not allow it
 */
export function stepMines(state: MinesState, decision: MinesDecision): MinesState {
  if (!canStepMines(state, decision)) throw new RangeError('this decision is not offered now')
  if (decision === 'cash-out') return { ...state, phase: 'cashed-out' }
  if (state.picked.includes(decision.pick)) return state
  const picked = [...state.picked, decision.pick]
  if (state.field.includes(decision.pick)) return { ...state, picked, phase: 'lost' }
  return { ...state, picked, phase: picked.length === cells - state.field.length ? 'cashed-out' : 'open' }
}

/** What an interrupted round becomes: cashed out at its multiplier; void if no cell was picked, as nothing was risked yet. */
export const endMines = (state: MinesState): MinesState =>
  state.phase === 'open' ? { ...state, phase: state.picked.length > 0 ? 'cashed-out' : 'void' } : state

/** What a round pays in minor units; zero while it is open and if it is lost, the stake if it is void. */
export function minesWin(stake: bigint, { field, picked, phase }: MinesState): bigint {
  if (phase === 'void') return stake
  return phase === 'cashed-out' ? paid(stake, minesMultiplier(field.length, picked.length)) : 0n
}

/** What the player may see: the field only when the round has ended. */
export const shownMines = ({ field, picked, phase }: MinesState): ShownMines => ({
  mines: field.length,
  picked,
  phase,
  ...(phase !== 'open' && { field }),
})

export interface ShownMines {
  readonly mines: number
  readonly picked: readonly number[]
  readonly phase: MinesPhase
  readonly field?: readonly number[]
}
