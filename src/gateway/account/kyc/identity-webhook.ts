import type { GatewayDeps } from '#gateway/deps.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import { webhook } from '#gateway/platform/http/webhook.ts'
import { takeDecision } from './decide.ts'
import type { IdentityProvider } from './identity-provider.ts'

/**
 * `POST /wps/identity/notice`: the provider reports its decisions here. It may report a decision again, late, and in any
 * order.
 */
export const identityWebhook = (deps: GatewayDeps, provider: IdentityProvider, ports: ApiPorts) =>
  webhook(ports, '/wps/identity/notice', 'identity', async (body, signature) => {
    const notice = provider.readNotice(body, signature)
    await deps.database.transaction((tx) => takeDecision(tx, { provider: provider.code }, notice, deps.now()))
  })
