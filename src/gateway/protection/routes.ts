import { confirmLimit as confirmCall } from '#contract/protection/confirm-limit.ts'
import { excludeSelf as excludeCall } from '#contract/protection/exclude-self.ts'
import { getProtection } from '#contract/protection/get-protection.ts'
import { setLimit as setLimitCall } from '#contract/protection/set-limit.ts'
import { setRealityCheck as setRealityCall } from '#contract/protection/set-reality-check.ts'
import { startPause as startPauseCall } from '#contract/protection/start-pause.ts'
import { withdrawLimitWish as withdrawCall } from '#contract/protection/withdraw-limit-wish.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
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
