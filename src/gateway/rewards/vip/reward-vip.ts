import type { GatewayDeps } from '#gateway/deps.ts'
import { closePeriods } from './close-periods.ts'
import { countBets } from './count-bets.ts'
import { payBenefits } from './pay-benefits.ts'
import { workOutRebates } from './work-out.ts'

/**
 * Milliseconds after the end of a period before it is closed: a bet that was placed in its last moments on a gateway whose
 * clock is behind is settled by then.
 */
const grace = 5 * 60_000

/**
 * The job for VIP members: it counts levels, closes weeks and months, pays their benefits, and calculates the rebates
 * of closed periods.
 */
export async function rewardVip(deps: GatewayDeps): Promise<void> {
  const completeTo = await countBets(deps)
  const endedBy = completeTo && new Date(completeTo.getTime() - grace)
  if (endedBy) await closePeriods(deps, endedBy)
  await payBenefits(deps)
  if (endedBy) await workOutRebates(deps, endedBy)
}
