import { create } from 'superstruct'
import type { SlotsRound } from '#contract/game/slots-round.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'
import type { WagerRow } from '#gateway/game/rounds.ts'

/** What a frame is told of a bet. */
type ShownBet = Omit<WagerRow, 'state' | 'id'>

/** A settled bet as the frame gets it. @throws Error for one that is open, or was given back: it has no result */
export function wireRound(bet: ShownBet): SlotsRound {
  if (bet.win === null || bet.balance_after === null || bet.settled_at === null)
    throw new Error(`A bet of round ${bet.round_id} has no result.`)
  return {
    roundId: bet.round_id.toString(),
    outcome: create(bet.outcome, RoundOutcomeStruct),
    stake: bet.stake,
    win: bet.win,
    currency: bet.currency,
    balance: bet.balance_after,
    settledAt: new Date(bet.settled_at).toISOString(),
  }
}
