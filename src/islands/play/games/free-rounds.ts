import type { CallFunction } from '#api/client.ts'
import { CallError } from '#api/errors.ts'
import type { FreeRounds } from '#contract/play/free-rounds/free-rounds.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import type { FreeRoundsFacts } from '#games/slots/props.ts'

/** Free rounds as the game shows them. */
export function factsOf({ freeRoundsId: id, rounds, used, stake, won, wins, paid }: FreeRounds): FreeRoundsFacts {
  return { id, rounds, used, stake, won, wins, ...(paid !== null && { paid }) }
}

/**
 * Plays a free round. Only the last one changes the balance: it adds the wins of all rounds, if they are paid as money.
 * Another set may follow it.
 *
 * @returns `own`: the player's own money afterwards
 * @throws {CallError}
 */
export async function playFree(call: CallFunction, freeRoundsId: string, key: string) {
  const { round, freeRounds } = await call(spinFreeRound, { freeRoundsId }, { key })
  const over = factsOf(freeRounds)
  const next = over.paid === undefined ? null : await nextOf(call)
  const free = { ...over, ...(next && { next: factsOf(next) }) }
  const gained = free.wins === 'cash' ? (free.paid ?? 0n) : 0n
  return { ok: true, roundId: round.roundId, outcome: round.outcome, own: round.balance, gained, free } as const
}

/** Free rounds that can be played now; null also if the call fails, because the game can be played without them. */
async function nextOf(call: CallFunction): Promise<FreeRounds | null> {
  try {
    return (await call(getSlotsState, {})).freeRounds
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
