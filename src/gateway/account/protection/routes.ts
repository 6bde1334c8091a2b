import { confirmLimit as confirmCall } from '#contract/account/protection/confirm-limit.ts'
import { excludeSelf as excludeCall } from '#contract/account/protection/exclude-self.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit as setLimitCall } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck as setRealityCall } from '#contract/account/protection/set-reality-check.ts'
import { startPause as startPauseCall } from '#contract/account/protection/start-pause.ts'
import { withdrawLimitWish as withdrawCall } from '#contract/account/protection/withdraw-limit-wish.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { excludeSelf, startPause } from './blocks.ts'
import { confirmLimit, setLimit, withdrawLimitWish } from './limits.ts'
import { readProtection, setRealityCheck } from './protection.ts'

/** Limits, pauses and exclusions. Every change answers with everything that holds after it. */
export function protectionRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getProtection, (_, { session }) => readProtection(deps, session)),
    bind(setLimitCall, async ({ amount, ...key }, { session }) => {
      await setLimit(deps, session, key, amount)
      return readProtection(deps, session)
    }),
    bind(confirmCall, async (key, { session }) => {
      await confirmLimit(deps, session, key)
      return readProtection(deps, session)
    }),
    bind(withdrawCall, async (key, { session }) => {
      await withdrawLimitWish(deps, session, key)
      return readProtection(deps, session)
    }),
    bind(setRealityCall, async ({ minutes }, { session }) => {
      await setRealityCheck(deps, session.memberId, minutes)
      return readProtection(deps, session)
    }),
    bind(startPauseCall, async ({ hours }, { session }) => {
      await startPause(deps, session.memberId, hours)
      return readProtection(deps, session)
    }),
    bind(excludeCall, async ({ months }, { session }) => {
      await excludeSelf(deps, session.memberId, months)
      return readProtection(deps, session)
    }),
  ]
}
