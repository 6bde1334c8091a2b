import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { type PlanFile, putPlan } from '#gateway/rewards/daily-sign-in/plans.ts'
import { signInToday } from '#gateway/rewards/daily-sign-in/sign-in.ts'
import { hours } from './clock.ts'

/** Days 1 to 7 give 0.01 to 0.07, but the fourth gives four points. */
export const somePlan: PlanFile = {
  currency: 'BRL',
  rewards: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ kind: day === 4 ? 'points' : 'money', amount: String(day) })),
}

/** Puts rewards of the sign-in in force from a moment on. */
export function planInForce(database: Database, validFrom: Date, plan: PlanFile = somePlan, validUntil?: Date) {
  return putPlan(database, plan, { by: 'test', validFrom, validUntil: validUntil ?? null, now: validFrom })
}

/** Signs a member in some days ago; the rewards are put in force then. */
export async function signedIn(deps: GatewayDeps, memberId: bigint, daysAgo: number): Promise<void> {
  const then = new Date(deps.now().getTime() - hours(24 * daysAgo))
  await planInForce(deps.database, then)
  const session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
  await signInToday({ ...deps, now: () => then }, session)
}
