import { bigint, boolean, enums, type Infer, integer, nullable, type } from 'superstruct'
import { memberType } from '#contract/account/members/member.ts'
import { type DownlineKind, downlineKinds, type LinkState } from '#contract/agents/links/agent-link.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { giveRebate, mostForNew } from './line-rebates.ts'

/** An agent below another agent (product rule 30.4). The house's own agents are of the other types. */
const subAgentType = 2

/** The account type of an account that registers below an agent. */
export const typeOfKind = (kind: DownlineKind): number => (kind === 'agent' ? subAgentType : memberType)

/** The largest number of agents above an agent, the same as in the table `agent_line`. */
export const mostAbove = 64

export const AgentLinkRow = type({
  id: bigint(),
  kind: enums(downlineKinds),
  rate: integer(),
  active: boolean(),
  expires_at: nullable(Instant),
  max_uses: nullable(integer()),
  uses: integer(),
})
export type AgentLinkRow = Infer<typeof AgentLinkRow>

/** Whether a link accepts registrations, and if not, the reason. */
export function stateOfLink(
  { active, expires_at, max_uses, uses }: Omit<AgentLinkRow, 'id' | 'kind' | 'rate'>,
  now: Date,
): LinkState {
  if (!active) return 'inactive'
  if (expires_at !== null && expires_at <= now) return 'expired'
  return max_uses !== null && uses >= max_uses ? 'usedUp' : 'open'
}

const refusals = { inactive: 'link_inactive', expired: 'link_expired', usedUp: 'link_used_up' } as const

/** @throws {CallFailure} `link_inactive`, `link_expired`, `link_used_up`, `line_too_deep` */
export async function demandOpen(on: Executor, agentId: bigint, link: AgentLinkRow, now: Date): Promise<void> {
  const state = stateOfLink(link, now)
  if (state !== 'open') throw new CallFailure(refusals[state])
  if (link.kind === 'agent' && !(await hasRoomBelow(on, agentId))) throw new CallFailure('line_too_deep')
}

/** The link with a code; undefined for codes of members. */
export function findLink(on: Executor, code: string): Promise<AgentLinkRow | undefined> {
  const text = 'SELECT id, kind, rate, active, expires_at, max_uses, uses FROM agent_link WHERE code = :code'
  return rowOf(on, AgentLinkRow, text, { code })
}

/** Whether an agent account can be directly below this one. */
export async function hasRoomBelow(on: Executor, agentId: bigint): Promise<boolean> {
  // A place that ends on a later day is passed on too, as in `line_joined`.
  const text = `SELECT downline_id AS id FROM agent_line
    WHERE downline_id = :agentId AND depth >= :mostAbove AND to_day > current_date - 2 LIMIT 1`
  return (await rowOf(on, IdRow, text, { agentId, mostAbove })) === undefined
}

/**
 * Takes one use of a link for a registration, and gives the new account its rebate: that of the link, but not more than
 * its agent has now. Of two registrations that want the last use, one waits for the other and is refused. The
 * transaction must hold the line (`holdLine`).
 *
 * @throws {CallFailure} the failures of `demandOpen`; the transaction must then write nothing
 */
export async function takeUse(
  tx: Transaction,
  { memberId, agentId, linkId }: { readonly memberId: bigint; readonly agentId: bigint; readonly linkId: bigint },
  now: Date,
): Promise<void> {
  const link = await rowOf(
    tx,
    AgentLinkRow,
    'SELECT id, kind, rate, active, expires_at, max_uses, uses FROM agent_link WHERE id = :linkId FOR NO KEY UPDATE',
    { linkId },
  )
  if (!link) throw new Error(`The link ${linkId} is gone`)
  await demandOpen(tx, agentId, link, now)
  await tx.query('UPDATE agent_link SET uses = uses + 1 WHERE id = :linkId', { linkId })
  if (link.rate === 0) return
  const days = await operatorDays(tx, now)
  const rate = Math.min(link.rate, await mostForNew(tx, agentId, days))
  if (rate > 0) await giveRebate(tx, { memberId, rate, from: days.today, by: agentId, now })
}
