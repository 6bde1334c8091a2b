import { decideInstant } from '#contract/play/instants/decide-instant.ts'
import { getInstantState } from '#contract/play/instants/get-instant-state.ts'
import { playInstant } from '#contract/play/instants/play-instant.ts'
import { notifyOfLimits } from '#gateway/account/protection/limit-message.ts'
import type { Area } from '#gateway/area.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { decideInstantRound } from './decide.ts'
import { instantsEngine } from './engine.ts'

export const instantsArea: Area = {
  calls: (deps) => instantRoutes(deps),
}

/** Calls of the frame of instant games, which authenticate with its game token. */
function instantRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getInstantState, (_, player) => instantsEngine.open(deps, player)),
    bind(playInstant, (move, { session, game, idempotencyKey: key }) => {
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () => instantsEngine.play(deps, { session, game }, { ...move, key }))
    }),
    bind(decideInstant, (asked, { session, game, idempotencyKey: key }) => {
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () => decideInstantRound(deps, { session, game }, { ...asked, key }))
    }),
  ]
}
