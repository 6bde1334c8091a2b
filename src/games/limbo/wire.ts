import { integer, max, min, object, type } from 'superstruct'
import { greatestTarget, leastTarget } from './rules.ts'

const Target = max(min(integer(), leastTarget), greatestTarget)

/** What is chosen for a point, in hundredths. */
export const LimboChoiceStruct = object({ target: Target })

/** A round as the player sees it: what was chosen, and the point, in hundredths. */
export const ShownLimboStruct = type({ target: Target, point: max(min(integer(), 1_00), greatestTarget) })
