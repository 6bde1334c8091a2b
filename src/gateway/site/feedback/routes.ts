import { getFeedback } from '#contract/site/feedback/get-feedback.ts'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { keepFeedback, type MemberOf } from './feedback.ts'
import { memberFeedback } from './member-feedback.ts'

/** Feedback, which visitors may send too, and a member's own with its answers. @param memberOf the member of a token */
export function feedbackRoutes(deps: GatewayDeps, memberOf: MemberOf): BoundCall[] {
  return [
    bind(sendFeedback, (request, caller) => keepFeedback(deps, request, caller, memberOf)),
    bind(getFeedback, (request, { session }) => memberFeedback(deps, session.memberId, request)),
  ]
}
