import { getAccountFacts } from '#contract/account/members/get-account-facts.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { type OfOtherAreas, readMemberInfo } from './service.ts'

/** The logged-in account, and what waits for it. */
export function memberRoutes(deps: GatewayDeps, others: OfOtherAreas): BoundCall[] {
  return [
    bind(getMemberInfo, ({ language }, { session }) => readMemberInfo(deps, session, others, language)),
    bind(getAccountFacts, ({ language }, { session }) => others.accountFacts(session, language)),
    bind(getUnreadCount, (_, { session }) => others.counts(session.memberId)),
  ]
}
