import { bigint, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { noteAct, operatorOn } from './audit.ts'

const OwedRow = type({ account: string(), closed_at: Instant, total: bigint(), currency: string() })

/**
 * Closed accounts that money came back to: a charge that was paid late, a payout that a bank returned. Amounts in minor
 * units; play money and points count for nothing.
 */
export function closedWithMoney(on: Executor) {
  return rowsOf(
    on,
    OwedRow,
    `SELECT m.account, m.closed_at, a.balance AS total, a.currency
     FROM member m JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = m.id::text
     WHERE m.closed_at IS NOT NULL AND a.balance > 0 AND a.currency NOT IN ('FUN', 'PTS') ORDER BY m.closed_at, m.id`,
  )
}

/**
 * Opens a closed account again, so that its owner can withdraw money that came back.
 *
 * @param by name of the operator, kept in the record
 * @throws Error if there is no closed account of this name
 */
export async function reopen(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  account: string,
  by: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await rowOf(
      tx,
      IdRow,
      `UPDATE member SET closed_at = NULL, disabled_at = NULL WHERE account_key = lower(:account) AND closed_at IS NOT NULL
       RETURNING id`,
      { account: account.trim() },
    )
    if (!row) throw new Error(`There is no closed account ${account}.`)
    await noteAct(tx, operatorOn(row.id), 'account_reopened', now(), { by })
  })
}
