import type { GatewayDeps } from '#gateway/deps.ts'
import { playableFreeRounds, wireFreeRounds } from '#gateway/play/free-rounds/free-queries.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { openedFunds } from '#gateway/play/games/player-funds.ts'
import { openRoundsOf, unseenBetOf } from '#gateway/play/games/rounds.ts'
import { settleOpen } from './drawn.ts'
import { slotsGame } from './slots-game.ts'
import { wireRound } from './slots-round.ts'

export type SlotsState = Awaited<ReturnType<typeof slotsState>>

/** The initial state of the frame. An open round is settled first and returned as interrupted. */
export async function slotsState(deps: GatewayDeps, player: Player) {
  const { database } = deps
  const { session, game } = player
  const { theme, gameCode, gameName } = await slotsGame(database, game.nodeId)
  const played = { memberId: session.memberId, nodeId: game.nodeId, mode: game.mode }
  for (const round of await openRoundsOf(database, played)) await settleOpen(deps, round, true)
  const interrupted = await unseenBetOf(database, played)
  const owner = { memberId: session.memberId, currency: game.currency, nodeId: game.nodeId }
  const free = game.mode === 'real' ? await playableFreeRounds(database, owner, deps.now()) : undefined
  return {
    ...{ gameCode, gameName, theme: theme.id },
    ...(await openedFunds(deps, player)),
    freeRounds: free ? wireFreeRounds(free) : null,
    stakes: [...theme.stakes],
    interrupted: interrupted ? wireRound(interrupted) : null,
  }
}
