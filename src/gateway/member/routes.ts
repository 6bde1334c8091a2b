import { getIcon } from '#contract/member/get-icon.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { getUnreadCount } from '#contract/member/get-unread-count.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { countUnread } from './messages.ts'
import { type CountPromotions, readIcon, readMemberInfo } from './service.ts'

/** Calls about the logged-in account. */
export function memberRoutes(deps: GatewayDeps, promotions: CountPromotions): BoundCall[] {
  return [
    bind(getMemberInfo, ({ language }, { session }) => readMemberInfo(deps, session, promotions, language)),
    bind(getIcon, (_, { session }) => readIcon(deps, session)),
    bind(getUnreadCount, async (_, { session }) => ({ unread: await countUnread(deps.database, session.memberId) })),
  ]
}
