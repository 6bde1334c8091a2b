import { array, size, string } from 'superstruct'

/** For each row of a board the options that were chosen. */
export const ChoiceStruct = size(array(size(array(size(string(), 1, 20)), 0, 1_000)), 1, 20)

/** The most draws of a chase. */
export const mostChaseDraws = 50
