import { array, enums, integer, max, min, object, size, type } from 'superstruct'
import { risks } from '#games/risk.ts'
import { plinkoRows } from './tables.ts'

const choice = { rows: enums(plinkoRows), risk: enums(risks) }

/** What is chosen for a ball. */
export const PlinkoChoiceStruct = object(choice)

/** A round as the player sees it: what was chosen, the steps from row to row (1 to the right), and the slot from the left. */
export const ShownPlinkoStruct = type({
  ...choice,
  steps: size(array(enums([0, 1])), 8, 16),
  slot: max(min(integer(), 0), 16),
})
