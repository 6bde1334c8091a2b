import { useMemo, useReducer, useRef } from 'react'
import { afterStep, type ChipLimits, type Chips, type ChipsAction, type ChipsState, noChips, totalOf } from './state.ts'

/** The bets of a member at a table, and the steps that change them. */
export interface ChipsOfTable extends ChipsState {
  /** The sum of all bets in minor units. */
  readonly total: bigint
  /** Puts all of the chips, or none of them if that exceeds a limit. */
  readonly place: (...chips: readonly Chips[]) => void
  readonly lift: (place: string) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly double: () => void
  readonly repeat: () => void
  /** Tells that a round took the bets: they leave the table and can be repeated. */
  readonly played: () => void
}

/**
 * Keeps the chips of a table.
 *
 * @param limits of the moment: they are read at every step, so a new balance counts at once
 */
export function useChips(limits: ChipLimits): ChipsOfTable {
  const latest = useRef(limits)
  latest.current = limits
  const [state, step] = useReducer(
    (before: ChipsState, action: ChipsAction) => afterStep(before, action, latest.current),
    noChips,
  )
  const steps = useMemo(
    () => ({
      place: (...chips: readonly Chips[]) => step({ type: 'place', chips }),
      lift: (place: string) => step({ type: 'lift', place }),
      undo: () => step({ type: 'undo' }),
      clear: () => step({ type: 'clear' }),
      double: () => step({ type: 'double' }),
      repeat: () => step({ type: 'repeat' }),
      played: () => step({ type: 'played' }),
    }),
    [],
  )
  return { ...state, total: totalOf(state.bets), ...steps }
}
