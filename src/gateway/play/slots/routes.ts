import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { notifyOfLimits } from '#gateway/account/protection/limit-message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { slotsEngine } from './engine.ts'
import { freeSpin } from './free-spin.ts'

/** Calls of the slots' frame, which authenticate with its game token. */
export function slotsRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getSlotsState, (_, player) => slotsEngine.open(deps, player)),
    bind(spinSlots, ({ stake }, { session, game, idempotencyKey }) => {
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () =>
        slotsEngine.play(deps, { session, game }, { stake, key: idempotencyKey }),
      )
    }),
    bind(spinFreeRound, ({ freeRoundsId }, { session, game, idempotencyKey: key }) => {
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () => freeSpin(deps, { session, game }, { freeRoundsId, key }))
    }),
  ]
}
