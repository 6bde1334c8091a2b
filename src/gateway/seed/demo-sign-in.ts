import type { GatewayDeps } from '#gateway/deps.ts'
import { civilDay } from '#gateway/rewards/daily-sign-in/calendar.ts'
import { type PlanFile, putPlan } from '#gateway/rewards/daily-sign-in/plans.ts'
import { signInToday } from '#gateway/rewards/daily-sign-in/sign-in.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

const plan: PlanFile = {
  currency: 'BRL',
  rewards: [
    { kind: 'money', amount: '10' },
    { kind: 'money', amount: '20' },
    { kind: 'money', amount: '30' },
    { kind: 'points', amount: '5' },
    { kind: 'money', amount: '50' },
    { kind: 'money', amount: '75' },
    { kind: 'points', amount: '20' },
  ],
}

/** The events of the daily sign-in: its rewards start ten days ago, and Maria signed in on each of the last three days. */
export async function signInToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  if (currency !== plan.currency) return []
  const now = deps.now()
  const { next } = await civilDay(deps.database, now)
  const session = { sessionId: 0n, memberId, account: 'maria', type: 0, currency }
  const begun = now.getTime() - 10 * dayMs
  const startPlan = async () => {
    const from = new Date(begun)
    await putPlan(deps.database, plan, { by: 'demonstration', validFrom: from, validUntil: null, now: from })
  }
  // Around noon, so that a change of daylight saving time does not move the moment to another day.
  const days = [3, 2, 1].map((daysAgo) => {
    const time = next.getTime() - daysAgo * dayMs - 12 * hourMs
    return { time, run: async () => void (await signInToday({ ...deps, now: () => new Date(time) }, session)) }
  })
  return [{ time: begun, run: startPlan }, ...days]
}
