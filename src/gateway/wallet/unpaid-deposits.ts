import type { Executor } from '#gateway/db/client.ts'
import { daysBefore, inBatches, purge, purgeBatch } from '#gateway/db/purge.ts'

/** Days after its expiry when an unpaid charge is written off. A later payment is still credited. */
const graceDays = 1

/**
 * Days after its expiry when an unpaid charge is deleted: longer than banks can return or dispute a payment (80 days
 * with PIX). A paid charge is never deleted.
 */
const unpaidDays = 90

/** Writes off expired charges. */
export async function expireDeposits(on: Executor, now: Date): Promise<void> {
  await inBatches(async () => {
    const rows = await on.query(
      `UPDATE deposit SET status = 'expired' WHERE id = ANY (ARRAY(
         SELECT id FROM deposit WHERE status = 'pending' AND expires_at < $1
         LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED)) RETURNING id`,
      [daysBefore(now, graceDays)],
    )
    return rows.length
  })
}

/** Deletes charges that were never paid. */
export async function forgetUnpaidDeposits(on: Executor, now: Date): Promise<void> {
  await purge(on, 'deposit', `status <> 'paid' AND expires_at < $1`, [daysBefore(now, unpaidDays)])
}
