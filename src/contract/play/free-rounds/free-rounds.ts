import { enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** `forfeited`: the account was closed. */
export const freeRoundsStates = ['active', 'completed', 'expired', 'forfeited'] as const

/** The use of the win: money in the main account, or a bonus. */
export const freeRoundsWins = ['cash', 'bonus'] as const

/** The current state of a member's free rounds (product rules 28). */
export const FreeRoundsStruct = type({
  freeRoundsId: string(),
  currency: CurrencyCode,
  state: enums(freeRoundsStates),
  rounds: integer(),
  used: integer(),
  /** The bet of each round, which costs the player nothing. */
  stake: MinorUnits,
  /** The win of the played rounds. */
  won: MinorUnits,
  wins: enums(freeRoundsWins),
  /** The win that was added to the balance or as a bonus; null while they run. */
  paid: nullable(MinorUnits),
  expiresAt: Instant,
  endedAt: nullable(Instant),
})
export type FreeRounds = Infer<typeof FreeRoundsStruct>
