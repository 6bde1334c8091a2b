import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct'
import { Amount } from '#games/slots/wire.ts'

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

/** A past round with the bets of a member, as its picture needs them. `create` makes amounts of digit texts. */
export const PastCrashStruct = type({
  ...ShownCrashStruct.schema,
  bets: array(
    type({
      bet: string(),
      stake: Amount,
      win: Amount,
      target: nullable(integer()),
      /** Null if it was not cashed out. */
      cashedAt: nullable(integer()),
      /** Whether its player cashed out. */
      byHand: boolean(),
      /** Whether its stake came back. */
      returned: boolean(),
    }),
  ),
})
