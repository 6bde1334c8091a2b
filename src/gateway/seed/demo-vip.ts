import type { GatewayDeps } from '#gateway/deps.ts'
import { claimRebate } from '#gateway/rewards/vip/claim.ts'
import { selectClaimable } from '#gateway/rewards/vip/rebate-queries.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { demoEvenings, startOf } from './demo-evenings.ts'

const hourMs = 3_600_000

/** Indexes of the evenings whose rebates Maria claimed. The others expire. */
const claimed: readonly number[] = [4, 5]

/**
 * The runs of the VIP job 40 hours after the start of each evening. They give Maria her levels and daily rebates. She claimed some
 * of the rebates, and can still claim the newest.
 */
export function vipToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  const now = deps.now().getTime()
  return demoEvenings
    .map((evening, place) => ({ place, time: startOf(evening, deps.now()).getTime() + 40 * hourMs }))
    .filter(({ time }) => time < now)
    .map(({ place, time }) => ({
      time,
      run: async () => {
        const then = { ...deps, now: () => new Date(time) }
        await rewardVip(then)
        if (!claimed.includes(place)) return
        const session = { sessionId: 0n, memberId, account: 'maria', type: 0, currency }
        for (const { id } of await selectClaimable(deps.database, memberId, then.now()))
          await claimRebate(then, session, { key: `demo-rebate-${id}`, rebateId: id.toString(), language: 'pt' })
      },
    }))
}
