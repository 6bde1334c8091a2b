import { array, integer, max, min, size } from 'superstruct'

/** The result of a round: the numbers in the order in which they were drawn. It is its own JSON form. */
export const KenoDrawStruct = size(array(max(min(integer(), 1), 40)), 10)
