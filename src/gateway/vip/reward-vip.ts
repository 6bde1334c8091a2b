import type { GatewayDeps } from '#gateway/deps.ts'
import { countBets } from './count-bets.ts'
import { paySteps } from './pay-steps.ts'
import { workOutRebates } from './work-out.ts'

/** What is to be done for VIP members: levels are reached, their bonuses paid, rebates of closed periods worked out. */
export async function rewardVip(deps: GatewayDeps): Promise<void> {
  const completeTo = await countBets(deps)
  await paySteps(deps)
  if (completeTo) await workOutRebates(deps, completeTo)
}
