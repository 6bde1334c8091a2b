import { array, integer, max, min, size } from 'superstruct'

/** The result of a round: the symbols on the panels, row by row. It is its own JSON form. */
export const ScratchTicketStruct = size(array(max(min(integer(), 0), 9)), 9)
