import { bigint, type } from 'superstruct'
import { rowOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'

export interface Adjustment {
  /** The statement that was wrong; it does not change. */
  readonly statementId: bigint
  /** Minor units of its currency; negative if too much was paid. */
  readonly amount: bigint
  readonly reason: string
  /** The name of the operator's employee. */
  readonly by: string
}

const IdRow = type({ id: bigint() })

/** Puts in a correction, which is part of the next statement of the same contract. @returns its id; undefined without such a statement */
export async function putAdjustment(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  { statementId, amount, reason, by }: Adjustment,
): Promise<bigint | undefined> {
  const row = await rowOf(
    database,
    IdRow,
    `INSERT INTO line_adjustment (contract_id, adjusts_id, amount, reason, put_in_by, put_in_at)
     SELECT contract_id, id, $2, $3, $4, $5 FROM line_statement WHERE id = $1 RETURNING id`,
    [statementId, amount, reason, by, now()],
  )
  return row?.id
}
