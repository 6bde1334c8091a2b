import { enums, integer, max, min, object, type } from 'superstruct'
import { faces } from './rules.ts'

const Side = enums(['under', 'over'])

/** What is chosen for a roll. */
export const DiceChoiceStruct = object({ side: Side, target: max(min(integer(), 1), faces - 1) })

/** A round as the player sees it: what was chosen, and the roll. */
export const ShownDiceStruct = type({
  side: Side,
  target: max(min(integer(), 1), faces - 1),
  roll: max(min(integer(), 0), faces - 1),
})
