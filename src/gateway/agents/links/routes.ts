import { countLinkClick } from '#contract/agents/links/count-link-click.ts'
import { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import { getAgentLinks } from '#contract/agents/links/get-agent-links.ts'
import { getDownlineRebates } from '#contract/agents/links/get-downline-rebates.ts'
import { registerDownline } from '#contract/agents/links/register-downline.ts'
import { setDownlineRebate } from '#contract/agents/links/set-downline-rebate.ts'
import { switchAgentLink } from '#contract/agents/links/switch-agent-link.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { agentLinks } from './agent-links.ts'
import { countClick } from './clicks.ts'
import { createLink } from './create-link.ts'
import { selectRebates, setRebate, wireRebate } from './rebates.ts'
import { openDownline } from './register-downline.ts'
import { switchLink } from './switch-link.ts'

/**
 * Calls about agents' links, their postbacks, the accounts that agents open, and the rebates of accounts directly
 * below.
 */
export function linkRoutes(deps: GatewayDeps, hasher: PasswordHasher): BoundCall[] {
  return [
    bind(getAgentLinks, (_, { session }) => agentLinks(deps, session)),
    bind(createAgentLink, (request, { session, address, idempotencyKey }) =>
      createLink(deps, { session, address }, idempotencyKey, request),
    ),
    bind(switchAgentLink, (request, { session, address }) => switchLink(deps, { session, address }, request)),
    bind(countLinkClick, async ({ code }, visitor) => {
      await countClick(deps, code, visitor)
      return {}
    }),
    bind(registerDownline, (form, { session, address, idempotencyKey }) =>
      openDownline(deps, hasher, { session, address }, { ...form, key: idempotencyKey }),
    ),
    bind(getDownlineRebates, async ({ account, cursor, pageSize }, { session: { memberId } }) => {
      const asked = { list: `getDownlineRebates ${memberId}`, cursor, pageSize }
      const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
        rows: await selectRebates(deps, memberId, limit, place, account),
      }))
      return { list: rows.map(wireRebate), next, previous }
    }),
    bind(setDownlineRebate, async (request, { session, address }) =>
      wireRebate(await setRebate(deps, { session, address }, request)),
    ),
  ]
}
