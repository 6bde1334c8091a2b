import { getPush } from '#contract/account/push/get-push.ts'
import { setPush } from '#contract/account/push/set-push.ts'
import { subscribePush } from '#contract/account/push/subscribe-push.ts'
import { unsubscribePush } from '#contract/account/push/unsubscribe-push.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import type { PushSender } from '#gateway/platform/ports/push.ts'
import { choose, readPush, subscribe, unsubscribe } from './subscriptions.ts'

/** Calls about a member's push messages. */
export function pushRoutes(deps: GatewayDeps, sender: PushSender | undefined): BoundCall[] {
  const access = { deps, sender }
  return [
    bind(getPush, (_, { session }) => readPush(access, session)),
    bind(setPush, (chosen, { session }) => choose(access, session, chosen)),
    ...(sender ? [bind(subscribePush, (given, { session }) => subscribe({ deps, sender }, session, given))] : []),
    bind(unsubscribePush, (_, { session }) => unsubscribe(access, session)),
  ]
}
