import { create } from 'superstruct'
import type { SlotsRound } from '#contract/play/slots/slots-round.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'
import type { WagerRow } from '#gateway/play/games/rounds.ts'

/** The columns of a bet that a frame shows. */
type ShownBet = Omit<WagerRow, 'state' | 'id'>

/** A settled bet in the form for the frame. @throws Error if it is open or void, because it has no result then */
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
    settledAt: bet.settled_at.toISOString(),
  }
}
