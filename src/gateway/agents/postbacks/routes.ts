import { getLinkPostback } from '#contract/agents/postbacks/get-link-postback.ts'
import { getPostbackDeliveries } from '#contract/agents/postbacks/get-postback-deliveries.ts'
import { renewPostbackSecret } from '#contract/agents/postbacks/renew-postback-secret.ts'
import { sendPostbackAgain } from '#contract/agents/postbacks/send-postback-again.ts'
import { sendTestPostback } from '#contract/agents/postbacks/send-test-postback.ts'
import { setLinkPostback } from '#contract/agents/postbacks/set-link-postback.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { deliveriesOf, sendAgain, sendTest } from './deliveries.ts'
import { readPostback, renewSecret, setPostback } from './set-postback.ts'

/** Calls about the postbacks of agents' links. */
export function postbackRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getLinkPostback, ({ linkId }, { session }) => readPostback(deps.database, session.memberId, linkId)),
    bind(setLinkPostback, (request, { session, address }) => setPostback(deps, { session, address }, request)),
    bind(renewPostbackSecret, async (_, { session, address }) => ({
      secret: await renewSecret(deps, { session, address }),
    })),
    bind(getPostbackDeliveries, (asked, { session }) => deliveriesOf(deps, session, asked)),
    bind(sendPostbackAgain, ({ deliveryId }, { session, address }) =>
      sendAgain(deps, { session, address }, deliveryId),
    ),
    bind(sendTestPostback, ({ linkId }, { session, address }) => sendTest(deps, { session, address }, linkId)),
  ]
}
