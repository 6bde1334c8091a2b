import { deleteMessage as deleteCall } from '#contract/member/delete-message.ts'
import { getBettingDays } from '#contract/member/get-betting-days.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { getFeedback } from '#contract/member/get-feedback.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { getMessages } from '#contract/member/get-messages.ts'
import { getRound } from '#contract/member/get-round.ts'
import { getUnreadCount } from '#contract/member/get-unread-count.ts'
import { markMessagesRead } from '#contract/member/mark-messages-read.ts'
import { openMessage as openCall } from '#contract/member/open-message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { bettingHistory } from './history.ts'
import { bettingDays } from './history-days.ts'
import { deleteMessage, listMessages, markAllRead, openMessage } from './inbox.ts'
import { countUnread } from './messages.ts'
import { ownFeedback } from './own-feedback.ts'
import { ownRound } from './round.ts'
import { type OfOtherAreas, readMemberInfo } from './service.ts'

/** Calls about the logged-in account, its messages and its betting history. */
export function memberRoutes(deps: GatewayDeps, others: OfOtherAreas): BoundCall[] {
  return [
    bind(getMemberInfo, ({ language }, { session }) => readMemberInfo(deps, session, others, language)),
    bind(getUnreadCount, async (_, { session: { memberId } }) => ({
      unread: await countUnread(deps.database, memberId),
      ...(await others.rewards(deps.database, memberId, deps.config.jurisdiction, deps.now())),
    })),
    bind(getMessages, (request, { session }) => listMessages(deps, session.memberId, request)),
    bind(openCall, ({ messageId }, { session }) => openMessage(deps, session.memberId, messageId)),
    bind(deleteCall, ({ messageId }, { session }) => deleteMessage(deps, session.memberId, messageId)),
    bind(markMessagesRead, (_, { session }) => markAllRead(deps, session.memberId)),
    bind(getFeedback, (request, { session }) => ownFeedback(deps, session.memberId, request)),
    bind(getBettingHistory, (request, { session }) => bettingHistory(deps, session, request)),
    bind(getBettingDays, (request, { session }) => bettingDays(deps, session, request)),
    bind(getRound, ({ roundId }, { session }) => ownRound(deps, session, roundId)),
  ]
}
