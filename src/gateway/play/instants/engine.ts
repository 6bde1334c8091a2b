import { create } from 'superstruct'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import { StoredInstantStruct } from '#games/instants/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Engine } from '#gateway/play/games/engine.ts'
import { openRoundById } from '#gateway/play/games/rounds.ts'
import { settleRoundIn } from '#gateway/play/games/settle-round.ts'
import { endsOf } from './ends.ts'
import { lockRound } from './lock-round.ts'
import { type InstantMove, playInstantRound } from './play.ts'
import { demandDraw, playedAgain } from './round-view.ts'
import { type InstantState, instantState } from './state.ts'

/** Milliseconds for which a round waits for its player (product rule 37.4). */
export const waitingMs = 48 * 60 * 60_000

/** Games of one player against the house. A round may wait for decisions of its player, who can come back on any device. */
export const instantsEngine: Engine<InstantState, InstantMove, InstantRound> = {
  open: instantState,
  play: playInstantRound,
  recover: async (deps, round) => {
    if (deps.now().getTime() - round.openedAt.getTime() < waitingMs) return false
    return await endWaiting(deps, round.id)
  },
}

/**
 * Ends a round whose player has not come back, by the rule of its game.
 *
 * @returns whether it was still open
 */
async function endWaiting(deps: GatewayDeps, roundId: bigint): Promise<boolean> {
  const draw = await demandDraw(deps, roundId)
  const round = await deps.database.transaction(async (tx) => {
    await lockRound(tx, roundId)
    // Read under the lock: a decision that was taken meanwhile counts.
    const open = await openRoundById(tx, roundId)
    if (!open) return undefined
    const stored = { ...create(open.engineState, StoredInstantStruct), interrupted: true }
    await settleRoundIn(tx, deps, open, endsOf(stored, playedAgain(stored, draw), open), true)
    return open
  })
  if (round) balanceChanged(deps, round.memberId)
  return round !== undefined
}
