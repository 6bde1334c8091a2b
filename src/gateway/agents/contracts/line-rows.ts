import { bigint, type Infer, integer, nullable, type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { ContractTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { ContractLine, LineContract } from './contract-line.ts'

const RootRow = type({ root: bigint() })

/**
 * Locks the line of an agent, by the id of the agent at its top. The second of two changes in one line therefore sees
 * the result of the first, and no account moves to another line in between.
 */
export async function lockContractLine(tx: Transaction, agentId: bigint): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock_shared(hashtext('agent_line'))")
  const row = await rowOf(
    tx,
    RootRow,
    `SELECT upline_id AS root FROM agent_line WHERE downline_id = :agentId AND to_day = 'infinity' ORDER BY depth DESC LIMIT 1`,
    { agentId },
  )
  await lockName(tx, `contract line ${row?.root ?? agentId}`)
}

const VersionRow = type({
  id: bigint(),
  agent_id: bigint(),
  upline_id: nullable(bigint()),
  ends_at: nullable(Instant),
  version: integer(),
  effective_from: Instant,
  terms: ContractTermsStruct,
})
type VersionRow = Infer<typeof VersionRow>

/** Agents with a contract of a kind below one of them, itself included; `:contract`, `:agentId`, `:now`. */
export const belowText = `WITH RECURSIVE below (agent_id) AS (
    SELECT :agentId::bigint
    UNION
    SELECT c.agent_id FROM below b JOIN line_contract c ON c.upline_id = b.agent_id AND c.kind = :contract
      WHERE c.ends_at IS NULL OR c.ends_at > :now)`

interface LineOf {
  readonly kind: ContractType
  /** A contract of the upline in another currency does not limit this one. */
  readonly currency: string
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly now: Date
}

/**
 * The contracts of a kind that matter for a change of one agent's contract: its own, those of all agents below, and that of the
 * upline, which limits it.
 */
export async function selectContractLine(
  on: Executor,
  { kind, currency, agentId, uplineId, now }: LineOf,
): Promise<ContractLine> {
  const rows = await rowsOf(
    on,
    VersionRow,
    `${belowText}
     SELECT c.id, c.agent_id, c.upline_id, c.ends_at, v.version, v.effective_from, v.terms
     FROM (SELECT agent_id FROM below UNION SELECT :uplineId::bigint) q
     CROSS JOIN LATERAL (SELECT * FROM line_contract WHERE agent_id = q.agent_id AND kind = :contract OFFSET 0) c
     JOIN line_contract_version v ON v.contract_id = c.id
     WHERE (c.ends_at IS NULL OR c.ends_at > :now)
       AND (c.currency = :currency OR c.agent_id IN (SELECT agent_id FROM below))
     ORDER BY c.id, v.version`,
    { contract: kind, agentId, now, uplineId, currency },
  )
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(lineContractOf)
}

/** One contract from its versions; none without versions. */
function lineContractOf(rows: readonly VersionRow[]): LineContract[] {
  const [first] = rows
  if (!first) return []
  const { id, agent_id, upline_id, ends_at } = first
  const versions = rows.map(({ version, effective_from, terms }) => ({ version, from: effective_from, terms }))
  return [{ id, agentId: agent_id, uplineId: upline_id, endsAt: ends_at, versions }]
}
