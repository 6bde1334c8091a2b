import type { CallFunction } from '#api/client.ts'
import type { FreeRounds } from '#contract/entities/free-rounds.ts'
import { spinFreeRound } from '#contract/game/spin-free-round.ts'
import type { FreeRoundsFacts } from '#games/slots/props.ts'

/** Free rounds as the game shows them. */
export function factsOf({ freeRoundsId: id, rounds, used, stake, won, wins, paid }: FreeRounds): FreeRoundsFacts {
  return { id, rounds, used, stake, won, wins, ...(paid !== null && { paid }) }
}

/**
 * Plays a free round. Only the last one brings something to the balance: what all have won, where that is money.
 *
 * @returns `own`: what the player has of own money afterwards
 * @throws {CallError}
 */
export async function playFree(call: CallFunction, freeRoundsId: string, key: string) {
  const { round, freeRounds } = await call(spinFreeRound, { freeRoundsId }, { key })
  const free = factsOf(freeRounds)
  const gained = free.wins === 'cash' ? (free.paid ?? 0n) : 0n
  return { ok: true, roundId: round.roundId, outcome: round.outcome, own: round.balance, gained, free } as const
}
