import { bigint, enums, nullable, string, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { lockUnmatched, settleReceipt } from './receipt-queries.ts'
import { requestReturn } from './request-return.ts'

const WaitingRow = type({
  kind: enums(['payment', 'return', 'claim']),
  reference: string(),
  account: nullable(string()),
  amount: bigint(),
  currency: string(),
  state: string(),
  since: Instant,
})

/**
 * What waits for a person, oldest first: payments that belong to no deposit, returns that failed or whose outcome is
 * unknown, and open claims. A payment or return is called by the payment's number, a claim by its own.
 */
export function waitingDeposits(on: Executor, limit = 100) {
  return rowsOf(
    on,
    WaitingRow,
    `SELECT * FROM (
       SELECT 'payment' AS kind, end_to_end_id AS reference, NULL AS account, amount, currency, state, received_at AS since
         FROM deposit_receipt WHERE state = 'unmatched'
       UNION ALL
       SELECT 'return', p.end_to_end_id, m.account, r.amount, p.currency, r.state, r.requested_at
         FROM deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id
         LEFT JOIN deposit d ON d.id = p.deposit_id LEFT JOIN member m ON m.id = d.member_id
         WHERE r.state IN ('unknown', 'failed')
       UNION ALL
       SELECT 'claim', c.reference, m.account, c.amount, 'BRL', CASE WHEN c.debt > 0 THEN 'owed' ELSE 'taken' END, c.claimed_at
         FROM deposit_claim c JOIN member m ON m.id = c.member_id WHERE c.state = 'open'
     ) waiting ORDER BY since, reference LIMIT $1`,
    [limit],
  )
}

type Deps = Pick<GatewayDeps, 'database' | 'now'>

/**
 * Sends a payment back that belongs to no deposit, or tries a failed return again.
 *
 * @param by name of the operator
 * @throws Error if there is nothing to send back
 */
export async function returnPayment({ database, now }: Deps, endToEndId: string, by: string): Promise<void> {
  await database.transaction(async (tx) => {
    const receipt = await lockUnmatched(tx, endToEndId, null)
    if (receipt) {
      await settleReceipt(tx, receipt.id, { state: 'returned', depositId: null, reason: 'unknown_charge' })
      return await requestReturn(tx, receipt, `operator:${by}`, now())
    }
    const again = await rowOf(
      tx,
      IdRow,
      `UPDATE deposit_return r SET state = 'requested', actor = $2, changed_at = $3, ask_at = $3, asked = 0
       FROM deposit_receipt p WHERE p.id = r.receipt_id AND p.end_to_end_id = $1 AND r.state = 'failed' RETURNING r.id`,
      [endToEndId, `operator:${by}`, now()],
    )
    if (!again) throw new Error(`There is no payment ${endToEndId} to send back`)
  })
}

/**
 * Ends a claim: its member can withdraw again, if no other claim is open. What is owed stays owed.
 *
 * @param by name of the operator
 * @throws Error if there is no such open claim
 */
export async function releaseClaim({ database, now }: Deps, reference: string, by: string): Promise<void> {
  const released = await rowOf(
    database,
    IdRow,
    `UPDATE deposit_claim SET state = 'released', released_at = $2, released_by = $3
     WHERE reference = $1 AND state = 'open' RETURNING id`,
    [reference, now(), by],
  )
  if (!released) throw new Error(`There is no open claim ${reference}`)
}
