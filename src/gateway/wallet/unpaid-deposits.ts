import type { Executor } from '#gateway/db/client.ts'
import { daysBefore, inBatches, purge, purgeBatch } from '#gateway/db/purge.ts'

/** Days after its end at which an unpaid charge is written off. What arrives later is credited all the same. */
const graceDays = 1

/**
 * Days after its end at which an unpaid charge is forgotten: longer than banks give back or question a payment (80 days
 * with PIX). No money hangs on it; a paid one stays for ever.
 */
const unpaidDays = 90

/** Writes off charges that ran out unpaid. */
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

/** Forgets charges that nobody paid. */
export async function forgetUnpaidDeposits(on: Executor, now: Date): Promise<void> {
  await purge(on, 'deposit', `status <> 'paid' AND expires_at < $1`, [daysBefore(now, unpaidDays)])
}
