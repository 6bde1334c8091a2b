import { literal, type Struct } from 'superstruct'

/** The choice in a game where nothing is chosen with the stake. */
export const NoChoice = literal(null) as Struct<null, unknown>
