import { bigint, boolean, type Infer, nullable, string, type } from 'superstruct'
import { agentTypes, roleOf, trialType } from '#contract/account/members/member.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { accountKey } from './accounts.ts'

const NeighbourRow = type({
  id: bigint(),
  account: string(),
  currency: string(),
  disabled_at: nullable(Instant),
  isAgent: boolean(),
})
/** An account directly above or below in the agent line. */
export type Neighbour = Infer<typeof NeighbourRow>

const isAgent = 'type IN (SELECT jsonb_array_elements(:agents::jsonb)::integer)'
const columns = `m.id, m.account, m.currency, m.disabled_at, m.${isAgent} AS "isAgent"`
const agents = JSON.stringify(agentTypes)

/** The agent above a member; undefined if a friend or nobody invited the member, or the agent's account was closed. */
export function uplineOf(on: Executor, memberId: bigint): Promise<Neighbour | undefined> {
  const text = `SELECT ${columns} FROM line_place p JOIN member m ON m.id = p.agent_id
    WHERE p.member_id = :memberId AND p.to_day = 'infinity' AND m.closed_at IS NULL AND m.${isAgent}`
  return rowOf(on, NeighbourRow, text, { memberId, agents })
}

/** Whether an account can send money along the line: it is an agent's, or has an agent above. */
export async function standsInLine(
  on: Executor,
  { id, type: accountType }: { readonly id: bigint; readonly type: number },
): Promise<boolean> {
  if (accountType === trialType) return false
  return roleOf(accountType) === 'agent' || (await uplineOf(on, id)) !== undefined
}

/**
 * An account directly below an agent, by account name. Undefined for any other account, and if the caller is no agent.
 */
export function downlineOf(on: Executor, agentId: bigint, account: string): Promise<Neighbour | undefined> {
  const text = `SELECT ${columns} FROM member m JOIN line_place p ON p.member_id = m.id AND p.to_day = 'infinity'
    JOIN member above ON above.id = p.agent_id
    WHERE p.agent_id = :agentId AND m.account_key = :accountKey AND m.closed_at IS NULL AND above.${isAgent}`
  return rowOf(on, NeighbourRow, text, { agentId, agents, accountKey: accountKey(account) })
}
