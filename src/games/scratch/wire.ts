import { array, enums, integer, max, min, object, size, type } from 'superstruct'
import { risks } from '#games/risk.ts'

const choice = { risk: enums(risks) }

/** The result of a round: the symbols on the panels, row by row. It is its own JSON form. */
export const ScratchTicketStruct = size(array(max(min(integer(), 0), 9)), 9)

/** Which ticket is bought. */
export const ScratchChoiceStruct = object(choice)

/** A round as the player sees it: which ticket was bought, and its panels. */
export const ShownScratchStruct = type({ ...choice, panels: ScratchTicketStruct })
