import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { JsonStruct } from '#games/instants/wire.ts'

/** A round of an instant game, as its player may see it: what is hidden is not in it before the round is over. */
export const InstantRoundStruct = type({
  roundId: string(),
  /** `void`: nothing was risked, and the stake went back. */
  state: enums(['open', 'ended', 'void']),
  choice: JsonStruct,
  /** The stake of the bet alone, which its choice was made with. */
  bet: MinorUnits,
  decisions: array(JsonStruct),
  shown: JsonStruct,
  /** With what decisions added. */
  stake: MinorUnits,
  /** Zero while the round is open. */
  win: MinorUnits,
  currency: CurrencyCode,
  /** Own money that can be staked after this answer; that of a bonus is not in it. */
  balance: MinorUnits,
  /** The nonce that the round was drawn from. */
  nonce: integer(),
  endedAt: nullable(Instant),
})
export type InstantRound = Infer<typeof InstantRoundStruct>
