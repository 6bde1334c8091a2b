import { bigint, type Infer, string, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'
import type { Below, SettledPeriod } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { RawTeam } from './raw-facts.ts'
import { CarriedStruct } from './statement-json.ts'
import type { WholeRow } from './statement-queries.ts'

const BelowRow = type({ gross: bigint(), paid_by_agent: bigint(), lost: bigint() })

/**
 * SQL: what the contracts of a kind directly below an agent gave in a period, by their statements. The contracts are read first,
 * because they are few.
 */
const belowText = (agent: string, kind: string, period: string) => `SELECT coalesce(sum(b.gross), 0)::bigint AS gross,
    coalesce(sum(b.pay) FILTER (WHERE b.payer = 'upline'), 0)::bigint AS paid_by_agent,
    coalesce(sum(${lostInLine('b')}), 0)::bigint AS lost
  FROM line_contract c JOIN line_statement b ON b.contract_id = c.id AND b.period = ${period}
  WHERE c.upline_id = ${agent} AND c.kind = ${kind}`

/**
 * SQL: the part of the share of a statement that its line loses. The first version of the rules did not add up what is lost below.
 */
export const lostInLine = (statement: string) =>
  `coalesce(${statement}.result ->> 'lostInLine', ${statement}.result ->> 'lost')::bigint`

const wire = ({ gross, paid_by_agent: paidByAgent, lost }: Infer<typeof BelowRow>): Below => ({
  gross,
  paidByAgent,
  lost,
})

/** What the contracts directly below the agent of a statement gave in its period. */
export async function belowStatement(on: Executor, { agent_id, kind, period, formula }: WholeRow): Promise<Below> {
  const row = await rowOf(on, BelowRow, belowText(':agentId', ':kind', ':period'), { agentId: agent_id, kind, period })
  const below = wire(row ?? { gross: 0n, paid_by_agent: 0n, lost: 0n })
  // By the first version of the rules nothing was passed on.
  return formula === 1 ? { ...below, paidByAgent: 0n } : below
}

const SalaryRow = type({ ...BelowRow.schema, period: string(), carried: CarriedStruct, adjusted: MinorUnits })

/** Salaries of an agent for periods that end within a time, by period: what each begins with, and what those below gave. */
export async function statedSalaries(on: Executor, { agentId, currency, from, to }: RawTeam, { kind }: ContractTerms) {
  const text = `SELECT s.period, s.result -> 'carriedIn' AS carried, s.result ->> 'adjusted' AS adjusted, b.*
    FROM line_statement s CROSS JOIN LATERAL (${belowText('s.agent_id', 's.kind', 's.period')}) b
    WHERE s.agent_id = :agentId AND s.kind = :kind AND s.currency = :currency AND s.ends_at > :from AND s.ends_at <= :to`
  const rows = await rowsOf(on, SalaryRow, text, { agentId, kind, currency, from, to })
  return new Map(
    rows.map(({ period, carried: carriedIn, adjusted, ...below }): [string, { below: Below; ended: SettledPeriod }] => [
      period,
      { below: wire(below), ended: { carriedIn, adjusted, isMonthEnd: true } },
    ]),
  )
}
