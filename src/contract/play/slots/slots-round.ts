import { type Infer, string, type } from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'

/** One settled round of slots. */
export const SlotsRoundStruct = type({
  roundId: string(),
  outcome: RoundOutcomeStruct,
  stake: MinorUnits,
  win: MinorUnits,
  currency: CurrencyCode,
  /** Own money that can be staked after this round; that of a bonus is not in it. */
  balance: MinorUnits,
  settledAt: Instant,
})
export type SlotsRound = Infer<typeof SlotsRoundStruct>
