import { bigint, enums, type Infer, string, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { HouseRefused } from '#gateway/agents/line/house-refused.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { lockSettlement } from './settled-periods.ts'

export interface Adjustment {
  /** The statement that was wrong; it does not change. */
  readonly statementId: bigint
  /** Minor units of its currency; negative if too much was paid. */
  readonly amount: bigint
  readonly reason: string
  /** The name of the operator's employee. */
  readonly by: string
}

const StatementRow = type({
  contract_id: bigint(),
  agent_id: bigint(),
  account: string(),
  kind: enums(contractTypes),
  currency: string(),
})

const statementText = `SELECT s.contract_id, s.agent_id, m.account, s.kind, s.currency FROM line_statement s JOIN member m ON m.id = s.agent_id
  WHERE s.id = :statementId`

/**
 * Puts in a correction. It is part of the next statement of the same contract; if that has none any more, of the agent's next contract
 * of the same kind and currency.
 *
 * @returns its id
 * @throws {HouseRefused} if there is no such statement, or no contract that will have another one
 */
export function putAdjustment(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  { statementId, amount, reason, by }: Adjustment,
): Promise<bigint> {
  const put = async (tx: Transaction) => {
    const statement = await rowOf(tx, StatementRow, statementText, { statementId })
    if (!statement) throw new HouseRefused(`There is no statement ${statementId}.`)
    const contractId = await demandNext(tx, statement)
    const row = await rowOf(
      tx,
      IdRow,
      `INSERT INTO line_adjustment (contract_id, adjusts_id, amount, reason, put_in_by, put_in_at)
       VALUES (:contractId, :statementId, :amount, :reason, :by, :putInAt) RETURNING id`,
      { contractId, statementId, amount, reason, by, putInAt: now() },
    )
    if (!row) throw new Error('The correction was not written')
    return row.id
  }
  // It may wait for a settlement.
  return database.transaction(put, { statementTimeout: 600_000 })
}

// Contracts that will have another statement: those that go on, or whose last period is not settled yet.
const nextText = `SELECT c.id FROM line_contract c
  CROSS JOIN LATERAL (SELECT terms ->> 'cycle' AS cycle FROM line_contract_version WHERE contract_id = c.id ORDER BY version DESC LIMIT 1) v
  LEFT JOIN line_settled t ON t.kind = c.kind AND t.cycle = v.cycle
  WHERE c.agent_id = :agentId AND c.kind = :kind AND c.currency = :currency
    AND (c.ends_at IS NULL OR c.ends_at > greatest(c.begun_at, t.settled_to))
  ORDER BY (c.id = :contractId) DESC, c.begun_at LIMIT 1`

/** The contract whose next statement will contain the correction. */
async function demandNext(tx: Transaction, statement: Infer<typeof StatementRow>): Promise<bigint> {
  const { contract_id, agent_id, account, kind, currency } = statement
  // A settlement that is running has read the corrections already, and may be the last one of the contract.
  await lockSettlement(tx, kind)
  const next = await rowOf(tx, IdRow, nextText, { agentId: agent_id, kind, currency, contractId: contract_id })
  if (next) return next.id
  throw new HouseRefused(
    `The ${kind} contract of ${account} has ended and is settled, and there is no other: no statement could contain the correction.`,
  )
}
