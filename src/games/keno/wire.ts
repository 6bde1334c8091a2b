import { array, enums, integer, max, min, object, size, type } from 'superstruct'
import { risks } from '#games/risk.ts'

const Numbers = array(max(min(integer(), 1), 40))
const choice = { picks: size(Numbers, 1, 10), risk: enums(risks) }

/** The result of a round: the numbers in the order in which they were drawn. It is its own JSON form. */
export const KenoDrawStruct = size(Numbers, 10)

/** What is chosen for a draw. */
export const KenoChoiceStruct = object(choice)

/** A round as the player sees it: what was chosen, and the draw. */
export const ShownKenoStruct = type({ ...choice, drawn: KenoDrawStruct })
