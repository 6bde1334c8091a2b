import { closeGame } from '#contract/play/games/close-game.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { closeGameSession } from '#gateway/play/games/sessions.ts'
import { recoverRoundsOf } from './recovery.ts'

/** Calls of every game frame, which authenticate with its game token. */
export function gameRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(passRealityCheck, async (_, { session }) => {
      await deps.database.query('SELECT play_checked(:memberId, :now)', { memberId: session.memberId, now: deps.now() })
      return {}
    }),
    bind(closeGame, async (_, { session, game }) => {
      const { nodeId, mode, gameSessionId } = game
      await recoverRoundsOf(deps, { memberId: session.memberId, nodeId, mode })
      await closeGameSession(deps.database, gameSessionId, deps.now())
      return {}
    }),
  ]
}
