import { create, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import { StoredInstantStruct } from '#games/instants/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Engine } from '#gateway/play/games/engine.ts'
import type { OpenRound } from '#gateway/play/games/rounds.ts'
import { settleRound } from '#gateway/play/games/settle-round.ts'
import { endsOf } from './ends.ts'
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
    await endWaiting(deps, round)
    return true
  },
}

/** Ends a round whose player has not come back, by the rule of its game. */
async function endWaiting(deps: GatewayDeps, round: OpenRound): Promise<void> {
  const stored = { ...create(round.engineState, StoredInstantStruct), interrupted: true }
  const played = playedAgain(stored, await demandDraw(deps, round.id))
  const game = await gameOf(deps, round.id)
  await settleRound(deps, round, endsOf(game, stored, played, round), true)
}

/** The category of a round's game, also of one that has left the catalogue. */
async function gameOf({ database }: GatewayDeps, roundId: bigint) {
  const text = `SELECT g.game_type AS "gameType" FROM round r JOIN game g USING (node_id) WHERE r.id = :roundId`
  const row = await rowOf(database, type({ gameType: GameType }), text, { roundId })
  if (!row) throw new Error(`The game of round ${roundId} is not there`)
  return row
}
