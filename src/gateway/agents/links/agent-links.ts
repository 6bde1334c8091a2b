import { integer, type } from 'superstruct'
import type { getAgentLinks } from '#contract/agents/links/get-agent-links.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { lawfulRegisterRules } from '#gateway/account/auth/register-rules.ts'
import { hasRoomBelow } from '#gateway/account/members/agent-links.ts'
import { mostForNew } from '#gateway/account/members/line-rebates.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { canOpenFor } from './downline-form.ts'
import { selectLinks } from './link-queries.ts'

/** Most links of an agent, including those that are switched off (product rule 30.1). */
export const mostLinks = 50

/** The agent's links, and the accounts and rebates that the agent can give. */
export async function agentLinks(
  { database, config, now: clock }: GatewayDeps,
  { memberId }: Session,
): Promise<ResponseOf<typeof getAgentLinks>> {
  const now = clock()
  const links = await selectLinks(database, memberId, now)
  return {
    links,
    left: Math.max(0, mostLinks - links.length),
    mostRate: await mostForNew(database, memberId, await operatorDays(database, now)),
    hasRoom: await hasRoomBelow(database, memberId),
    canRegister: await canOpenFor(database, await lawfulRegisterRules(database, config)),
  }
}

const CountRow = type({ count: integer() })

export async function countLinks(on: Executor, agentId: bigint): Promise<number> {
  const text = 'SELECT count(*)::integer AS count FROM agent_link WHERE agent_id = :agentId'
  return (await rowOf(on, CountRow, text, { agentId }))?.count ?? 0
}
