import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'
import { ContractTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { toJson } from '#lib/json.ts'

const HeldRow = type({
  id: bigint(),
  agent_id: bigint(),
  upline: nullable(string()),
  kind: enums(contractTypes),
  currency: string(),
  ends_at: nullable(Instant),
  version: integer(),
  effective_from: Instant,
  terms: ContractTermsStruct,
})
type HeldRow = Infer<typeof HeldRow>

/**
 * Contracts of some agents that are not over, by agent.
 *
 * @param uplineId limits the result to contracts that this agent gives
 */
export async function selectHeld(
  on: Executor,
  agentIds: readonly bigint[],
  now: Date,
  uplineId?: bigint,
): Promise<ReadonlyMap<bigint, HeldContract[]>> {
  if (agentIds.length === 0) return new Map()
  const rows = await rowsOf(
    on,
    HeldRow,
    `SELECT c.id, c.agent_id, u.account AS upline, c.kind, c.currency, c.ends_at, v.version, v.effective_from, v.terms
     FROM line_contract c JOIN line_contract_version v ON v.contract_id = c.id LEFT JOIN member u ON u.id = c.upline_id
     WHERE c.agent_id IN (SELECT jsonb_array_elements_text(:agentIds::jsonb)::bigint) AND (c.ends_at IS NULL OR c.ends_at > :now)
       AND (:uplineId::bigint IS NULL OR c.upline_id = :uplineId)
     ORDER BY c.id, v.version`,
    { agentIds: toJson(agentIds), now, uplineId: uplineId ?? null },
  )
  const contracts = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((versions) => heldOf(versions, now))
  const byAgent = Map.groupBy(contracts, ({ agentId }) => agentId)
  return new Map([...byAgent].map(([agentId, held]) => [agentId, held.map(({ contract }) => contract)]))
}

/** One contract, made of its versions: the terms in force now, or the first ones, and the next terms. */
function heldOf(versions: readonly HeldRow[], now: Date): { agentId: bigint; contract: HeldContract }[] {
  const begun = versions.findLastIndex(({ effective_from }) => effective_from <= now)
  const current = versions[Math.max(0, begun)]
  const next = versions[Math.max(0, begun) + 1]
  if (!current) return []
  const { agent_id, upline, kind, currency, terms, effective_from, ends_at } = current
  const contract: HeldContract = {
    contract: kind,
    upline,
    currency,
    terms,
    from: effective_from.toISOString(),
    next: next ? { terms: next.terms, from: next.effective_from.toISOString() } : null,
    endsAt: ends_at?.toISOString() ?? null,
  }
  return [{ agentId: agent_id, contract }]
}
