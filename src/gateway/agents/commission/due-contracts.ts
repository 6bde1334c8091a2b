import { array, bigint, boolean, integer, nullable, string, type } from 'superstruct'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { ContractTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import { type Carried, nothingCarried } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Period } from '#lib/periods.ts'
import { CarriedStruct } from './statement-json.ts'

/** A contract of which a period is to be settled. */
export interface DueContract {
  readonly contractId: bigint
  readonly version: number
  readonly agentId: bigint
  /** Null if the house gave it. */
  readonly uplineId: bigint | null
  readonly currency: string
  /** Agents above this one when the period began. */
  readonly depth: number
  /** The civil day on which the line above changed: bets from then on are not part of the contract. */
  readonly until: string | null
  readonly terms: ContractTerms
  readonly carriedIn: Carried
  /** Whether the contract ends with the period. */
  readonly isLast: boolean
  /** The corrections that are not part of a statement yet, and their sum in minor units. */
  readonly corrections: readonly bigint[]
  readonly adjusted: bigint
}

const Row = type({
  contract_id: bigint(),
  version: integer(),
  agent_id: bigint(),
  upline_id: nullable(bigint()),
  currency: string(),
  depth: integer(),
  until: nullable(string()),
  terms: ContractTermsStruct,
  carried: nullable(CarriedStruct),
  is_last: boolean(),
  corrections: array(string()),
  adjusted: bigint(),
})

/**
 * The contracts of a kind that a period is settled by: those in force when it began, each by the version of that moment.
 *
 * @param agentId only the contract of this agent, and those that it gives
 */
export async function dueContracts(
  on: Executor,
  kind: ContractType,
  { kind: cycle, from, to }: Period,
  agentId?: bigint,
): Promise<DueContract[]> {
  const asked = { kind, from, cycle, to }
  const rows =
    agentId === undefined
      ? await rowsOf(on, Row, dueText(), asked)
      : await rowsOf(on, Row, dueText(' AND (c.agent_id = :agentId OR c.upline_id = :agentId)'), { ...asked, agentId })
  return rows.map((row) => ({
    contractId: row.contract_id,
    version: row.version,
    agentId: row.agent_id,
    uplineId: row.upline_id,
    currency: row.currency,
    depth: row.depth,
    until: row.until,
    terms: row.terms,
    carriedIn: row.carried ?? nothingCarried,
    isLast: row.is_last,
    corrections: row.corrections.map(BigInt),
    adjusted: row.adjusted,
  }))
}

/** SQL: `c` is in force after a moment. In the words of its index, which begins with the kind. */
const inForce = (moment: string) => `coalesce(c.ends_at, 'infinity') > ${moment}`

// The contracts come first: an order by their ids would otherwise read those that have ended too.
const dueText = (whose = '') => `WITH due AS MATERIALIZED (
    SELECT * FROM line_contract c WHERE c.kind = :kind AND ${inForce(':from')}${whose})
  SELECT c.id AS contract_id, v.version, c.agent_id, c.upline_id, c.currency, v.terms,
    (SELECT max(l.depth)::integer FROM agent_line l
      WHERE l.downline_id = c.agent_id AND l.from_day <= civil_time(:from, brand_zone())::date AND l.to_day > civil_time(:from, brand_zone())::date) AS depth,
    line_changes_on(c.agent_id, civil_time(:from, brand_zone())::date)::text AS until,
    (SELECT s.result -> 'carriedOut' FROM line_statement s WHERE s.contract_id = c.id AND s.starts_at < :from ORDER BY -s.id LIMIT 1) AS carried,
    coalesce(c.ends_at <= :to, false) AS is_last, a.corrections, a.adjusted
  FROM due c
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::bigint AS adjusted, coalesce(jsonb_agg(id::text), '[]') AS corrections
    FROM line_adjustment WHERE contract_id = c.id AND statement_id IS NULL) a
  CROSS JOIN LATERAL (SELECT version, terms FROM line_contract_version
    WHERE contract_id = c.id AND effective_from <= :from ORDER BY effective_from DESC LIMIT 1) v
  WHERE v.terms ->> 'cycle' = :cycle
  ORDER BY c.id`

const FirstRow = type({ first: nullable(string()) })

/**
 * The start of the first version of a kind and length of period, among contracts that are still settled after a moment.
 *
 * @param after null if no period of that kind and length is settled yet
 */
export async function firstInForce(
  on: Executor,
  kind: ContractType,
  cycle: string,
  after: Date | null,
): Promise<Date | undefined> {
  const row = after
    ? await rowOf(on, FirstRow, firstText, { kind, cycle, after })
    : await rowOf(on, FirstRow, firstOfAllText, { kind, cycle })
  return row?.first ? new Date(row.first) : undefined
}

const firstText = `SELECT min(v.first)::text AS first FROM line_contract c
  CROSS JOIN LATERAL (SELECT min(effective_from) AS first FROM line_contract_version
    WHERE contract_id = c.id AND terms ->> 'cycle' = :cycle) v
  WHERE c.kind = :kind AND ${inForce(':after')}`

const firstOfAllText = `SELECT v.effective_from::text AS first FROM line_contract_version v JOIN line_contract c ON c.id = v.contract_id
  WHERE v.terms ->> 'cycle' = :cycle AND c.kind = :kind ORDER BY v.effective_from LIMIT 1`
