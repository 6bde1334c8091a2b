import { bigint, enums, type Infer, string, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'

const HeldRow = type({
  id: bigint(),
  account: string(),
  kind: enums(contractTypes),
  period: string(),
  pay: bigint(),
  currency: string(),
})

/** Statements that wait for the operator's approval, the oldest first. */
export function heldStatements(on: Executor): Promise<Infer<typeof HeldRow>[]> {
  const text = `SELECT s.id, m.account, s.kind, s.period, s.pay, s.currency FROM line_statement s JOIN member m ON m.id = s.agent_id
    WHERE s.state = 'held' ORDER BY s.id`
  return rowsOf(on, HeldRow, text)
}

/** Approves the payment of a statement that waits for the operator. @returns whether it waited */
export async function releaseStatement(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  id: bigint,
  by: string,
): Promise<boolean> {
  const text = `UPDATE line_statement SET state = 'due', decided_by = :by, released_at = :releasedAt WHERE id = :id AND state = 'held' RETURNING id`
  return (await rowOf(database, IdRow, text, { id, by, releasedAt: now() })) !== undefined
}
