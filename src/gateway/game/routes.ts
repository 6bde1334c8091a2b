import { closeGame } from '#contract/game/close-game.ts'
import { getSlotsState } from '#contract/game/get-slots-state.ts'
import { spinSlots } from '#contract/game/spin-slots.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { closeGameSession } from './sessions.ts'
import { spin } from './spin.ts'
import { settleOpenRound, slotsState } from './state.ts'

/** What the frame of a launched game calls, with its game token. */
export function gameRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getSlotsState, (_, { session, game }) => slotsState(deps, session, game)),
    bind(spinSlots, ({ stake }, { session, game, idempotencyKey }) => {
      if (idempotencyKey === undefined) throw new CallFailure('idempotency_key_missing')
      return spin(deps, { session, game, stake, key: idempotencyKey })
    }),
    bind(closeGame, async (_, { session, game }) => {
      await settleOpenRound(deps, session, game)
      await closeGameSession(deps.database, game.gameSessionId, deps.now())
      return {}
    }),
  ]
}
