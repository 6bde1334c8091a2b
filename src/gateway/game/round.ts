import { create } from 'superstruct'
import type { SlotsRound } from '#contract/game/slots-round.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'

/** A row of `round` as the drivers give it. Amounts in minor units. */
export interface RoundRow {
  id: bigint
  outcome: unknown
  stake: bigint
  win: bigint
  currency: string
  status: 'open' | 'settled' | 'voided'
  balance_after: bigint | null
  settled_at: string | null
}

/** A settled round as the frame gets it. @throws Error for one that is open, or voided: it has no result */
export function wireRound(row: RoundRow): SlotsRound {
  if (row.status !== 'settled' || row.balance_after === null || row.settled_at === null)
    throw new Error(`Round ${row.id} is ${row.status}.`)
  return {
    roundId: row.id.toString(),
    outcome: create(row.outcome, RoundOutcomeStruct),
    stake: row.stake,
    win: row.win,
    currency: row.currency,
    balance: row.balance_after,
    settledAt: new Date(row.settled_at).toISOString(),
  }
}
