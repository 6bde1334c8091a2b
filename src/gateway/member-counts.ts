import { countUnread } from './account/messages/messages.ts'
import type { GatewayDeps } from './deps.ts'
import { claimableAtOnce } from './rewards/hub/summary.ts'
import { countRewards } from './rewards/promotions/claimable.ts'

/** What waits for a member: unread messages, the rewards and promotions that can be taken now, and everything of any area that can be claimed. */
export async function memberCounts(deps: GatewayDeps, memberId: bigint) {
  const { database, config, now } = deps
  const rewards = await countRewards(database, memberId, config.jurisdiction, now())
  return {
    unread: await countUnread(database, memberId),
    ...rewards,
    toClaim: await claimableAtOnce(deps, memberId),
  }
}
