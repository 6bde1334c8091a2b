import { countUnread } from './account/messages/messages.ts'
import type { GatewayDeps } from './deps.ts'
import { countRewards } from './rewards/promotions/claimable.ts'

/** What waits for a member: unread messages, and the rewards and promotions that can be taken now. */
export async function memberCounts({ database, config, now }: GatewayDeps, memberId: bigint) {
  const rewards = await countRewards(database, memberId, config.jurisdiction, now())
  return { unread: await countUnread(database, memberId), ...rewards }
}
