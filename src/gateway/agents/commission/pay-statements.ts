import { integer, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'

const DecidedRow = type({ decided: integer() })

/** Statements that are paid in one transaction. */
const batch = 500

/**
 * Pays statements, each once however many gateways run this: first those that the house pays, then those that agents
 * pay, the oldest first. A statement is paid whole or not at all.
 */
export async function payStatements({ database, now }: Pick<GatewayDeps, 'database' | 'now'>): Promise<void> {
  const pay = (isByHouse: boolean) =>
    database.transaction(
      async (tx) => {
        const text = 'SELECT line_statements_pay(:batch, :isByHouse, :now) AS decided'
        return (await rowOf(tx, DecidedRow, text, { batch, isByHouse, now: now() }))?.decided ?? 0
      },
      { statementTimeout: 600_000 },
    )
  let decided = batch
  while (decided >= batch) decided = await pay(true)
  // A payment to one agent may let that agent pay another statement.
  do decided = await pay(false)
  while (decided > 0)
}
