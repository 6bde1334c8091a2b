import { boolean, type Infer, integer, nullable, type } from 'superstruct'

/** The result of a shared round, as everybody sees it. Multipliers are in hundredths. */
export const ShownCrashStruct = type({
  point: integer(),
  /** Whether the round ended while no gateway ran, so that nobody could cash out by hand. */
  late: boolean(),
  /** Where the house ended it at the latest, if it did. */
  forced: nullable(integer()),
})
export type ShownCrash = Infer<typeof ShownCrashStruct>

/** Where a round ended for everybody: its point, or the forced one if that is lower. */
export const endOfRound = ({ point, forced }: Pick<ShownCrash, 'point' | 'forced'>): number =>
  Math.min(point, forced ?? Number.POSITIVE_INFINITY)
