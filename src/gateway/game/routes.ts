import { closeGame } from '#contract/game/close-game.ts'
import { getSlotsState } from '#contract/game/get-slots-state.ts'
import { passRealityCheck } from '#contract/game/pass-reality-check.ts'
import { spinFreeRound } from '#contract/game/spin-free-round.ts'
import { spinSlots } from '#contract/game/spin-slots.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { notifyOfLimits } from '#gateway/protection/limit-message.ts'
import { engines } from './engines.ts'
import { recoverRoundsOf } from './recovery.ts'
import { closeGameSession } from './sessions.ts'
import { freeSpin } from './slots/free-spin.ts'

/** Calls of the game frame, which authenticate with its game token. */
export function gameRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getSlotsState, (_, player) => engines.slots.open(deps, player)),
    bind(spinSlots, ({ stake }, { session, game, idempotencyKey }) => {
      if (idempotencyKey === undefined) throw new CallFailure('idempotency_key_missing')
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () =>
        engines.slots.play(deps, { session, game }, { stake, key: idempotencyKey }),
      )
    }),
    bind(spinFreeRound, ({ freeRoundsId }, { session, game, idempotencyKey: key }) => {
      if (key === undefined) throw new CallFailure('idempotency_key_missing')
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () => freeSpin(deps, { session, game }, { freeRoundsId, key }))
    }),
    bind(passRealityCheck, async (_, { session }) => {
      await deps.database.query('SELECT play_checked($1, $2)', [session.memberId, deps.now()])
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
