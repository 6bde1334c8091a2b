import { deleteMessage as deleteCall } from '#contract/account/messages/delete-message.ts'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { markMessagesRead } from '#contract/account/messages/mark-messages-read.ts'
import { openMessage as openCall } from '#contract/account/messages/open-message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { deleteMessage, listMessages, markAllRead, openMessage } from './inbox.ts'

/** Calls about a member's messages. How many are unread: `account/members/routes.ts`. */
export function messageRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getMessages, (request, { session }) => listMessages(deps, session.memberId, request)),
    bind(openCall, ({ messageId }, { session }) => openMessage(deps, session.memberId, messageId)),
    bind(deleteCall, ({ messageId }, { session }) => deleteMessage(deps, session.memberId, messageId)),
    bind(markMessagesRead, (_, { session }) => markAllRead(deps, session.memberId)),
  ]
}
