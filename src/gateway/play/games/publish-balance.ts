import { trialType } from '#contract/account/members/member.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Player } from './engine.ts'

/** Publishes the new balance. A member's play money is shown only in the game itself. */
export function publishBalance(deps: GatewayDeps, { session, game }: Player): void {
  if (game.mode === 'real' || session.type === trialType) balanceChanged(deps, session.memberId)
}
