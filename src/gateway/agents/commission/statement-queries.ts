import { array, bigint, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { type StatementRow, StatementState, StatementStruct } from '#contract/agents/commission/commission-statement.ts'
import { type ContractType, contractTypes } from '#contract/agents/contracts/contract.ts'
import { ContractTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import { MinorUnits } from '#contract/scalars.ts'
import { protectionOf, shownName } from '#gateway/agents/line/in-line.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByMoment } from '#gateway/platform/http/keyset.ts'
import { CarriedStruct, FactsStruct, ResultStruct } from './statement-json.ts'

const row = {
  id: bigint(),
  kind: enums(contractTypes),
  period: string(),
  starts_at: Instant,
  ends_at: Instant,
  currency: string(),
  base: bigint(),
  carried_in: CarriedStruct,
  rate: nullable(integer()),
  gross: bigint(),
  downlines: bigint(),
  pay: bigint(),
  owes: bigint(),
  state: StatementState,
  differs: boolean(),
  decided_at: nullable(Instant),
}
const ListRow = type(row)
export type ListRow = Infer<typeof ListRow>

const columns = `s.id, s.kind, s.period, s.starts_at, s.ends_at, s.currency, s.base, s.result -> 'carriedIn' AS carried_in, s.gross, s.downlines, s.pay, s.owes, s.state, s.decided_at,
  EXISTS (SELECT FROM statement_check k WHERE k.statement_id = s.id AND NOT k.agrees) AS differs,
  (v.terms -> 'tiers' -> (s.result ->> 'tier')::integer ->> 'rate')::integer AS rate`
const versions =
  'line_statement s JOIN line_contract_version v ON v.contract_id = s.contract_id AND v.version = s.version'

/** Statements of an agent that end after one moment and not after another. */
export interface StatementFilter {
  readonly agentId: bigint
  readonly kind: ContractType
  readonly from: Date
  readonly to: Date
}

/** The statements next to a place, or the newest: newest first. */
export function selectStatements(
  on: Executor,
  { agentId, kind, from, to }: StatementFilter,
  limit: number,
  place: Place | undefined,
): Promise<ListRow[]> {
  // A period that ends with the last day belongs to the days; a period that ends when they begin does not.
  const after = (moment: string) => `(${moment}::timestamptz + interval '1 microsecond')`
  const list = { table: 'line_statement', as: 's', moment: 'ends_at', from: after(':from'), to: after(':to') }
  const { where, order, parameters } = seekByMoment(place, list, { agentId, kind, from, to, limit })
  const text = `SELECT * FROM (SELECT ${columns} FROM ${versions} WHERE s.agent_id = :agentId AND s.kind = :kind AND ${where}
      ORDER BY ${order} LIMIT :limit) page ORDER BY ends_at DESC, id DESC`
  return rowsOf(on, ListRow, text, parameters)
}

const SumsRow = type({ paid: bigint(), open: bigint() })

/** The sum that statements have paid, minus the agent's own payments, and the sum that is not paid yet. */
export async function sumStatements(on: Executor, { agentId, kind, from, to }: StatementFilter) {
  const text = `SELECT coalesce(sum(pay - owes) FILTER (WHERE state = 'paid'), 0)::bigint AS paid,
      coalesce(sum(pay - owes) FILTER (WHERE state IN ('due', 'held', 'insufficient')), 0)::bigint AS open
    FROM line_statement WHERE agent_id = :agentId AND kind = :kind AND ends_at > :from AND ends_at <= :to`
  return (await rowOf(on, SumsRow, text, { agentId, kind, from, to })) ?? { paid: 0n, open: 0n }
}

const SettledRow = type({ settled_to: nullable(Instant), waits_for: nullable(enums(['figures'])) })

/** How far the contracts of an agent of a kind are settled. */
export async function settledTo(on: Executor, agentId: bigint, kind: ContractType) {
  const text = `SELECT min(t.settled_to) AS settled_to, min(t.waits_for) AS waits_for FROM line_contract c
    JOIN line_contract_version v ON v.contract_id = c.id JOIN line_settled t ON t.kind = c.kind AND t.cycle = v.terms ->> 'cycle'
    WHERE c.agent_id = :agentId AND c.kind = :kind AND c.ends_at IS NULL`
  return (await rowOf(on, SettledRow, text, { agentId, kind })) ?? { settled_to: null, waits_for: null }
}

const WholeRow = type({
  ...row,
  contract_id: bigint(),
  agent_id: bigint(),
  upline: nullable(string()),
  payer: StatementStruct.schema.payer,
  version: integer(),
  formula: integer(),
  terms: ContractTermsStruct,
  facts: FactsStruct,
  result: ResultStruct,
  figures_at: Instant,
  settled_at: Instant,
  released_at: nullable(Instant),
  insufficient_at: nullable(Instant),
  transfer_id: nullable(bigint()),
  corrections: array(type({ period: string(), amount: MinorUnits, reason: string() })),
  corrected: array(type({ amount: MinorUnits, reason: string(), at: string() })),
  below: array(type({ account: nullable(string()), gross: MinorUnits, paid: nullable(MinorUnits) })),
})
export type WholeRow = Infer<typeof WholeRow>

const wholeText = `SELECT ${columns}, s.contract_id, s.agent_id, u.account AS upline, s.payer, s.version, s.formula, v.terms, s.facts, s.result, s.figures_at,
    s.settled_at, s.released_at, s.insufficient_at, s.transfer_id,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('period', o.period, 'amount', a.amount::text, 'reason', a.reason) ORDER BY a.id), '[]')
      FROM line_adjustment a JOIN line_statement o ON o.id = a.adjusts_id WHERE a.statement_id = s.id) AS corrections,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('amount', a.amount::text, 'reason', a.reason, 'at', a.put_in_at) ORDER BY a.id), '[]')
      FROM line_adjustment a WHERE a.adjusts_id = s.id) AS corrected,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('account', ${shownName(':now')}, 'gross', d.gross::text,
        'paid', CASE d.payer WHEN 'upline' THEN d.pay::text END) ORDER BY m.account_key), '[]')
      FROM line_contract c JOIN line_statement d ON d.contract_id = c.id AND d.period = s.period JOIN member m ON m.id = d.agent_id ${protectionOf}
      WHERE c.upline_id = s.agent_id AND c.kind = s.kind AND (d.gross > 0 OR d.payer = 'upline' AND d.pay > 0)) AS below
  FROM ${versions} LEFT JOIN member u ON u.id = s.upline_id
  WHERE s.id = :id AND s.agent_id = :agentId`

/** A statement of an agent; undefined also for one of another agent. */
export function selectStatement(on: Executor, agentId: bigint, id: bigint, now: Date): Promise<WholeRow | undefined> {
  return rowOf(on, WholeRow, wholeText, { id, agentId, now })
}

export const wireRow = (found: ListRow): StatementRow => ({
  id: found.id.toString(),
  contract: found.kind,
  period: found.period,
  from: found.starts_at.toISOString(),
  to: found.ends_at.toISOString(),
  currency: found.currency,
  base: found.base,
  carriedIn: found.carried_in,
  rate: found.rate,
  gross: found.gross,
  downlines: found.downlines,
  pay: found.pay,
  owes: found.owes,
  state: found.state,
  differs: found.differs,
  paidAt: found.state === 'paid' ? (found.decided_at?.toISOString() ?? null) : null,
})
