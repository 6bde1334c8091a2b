import { bigint, string, type } from 'superstruct'
import { leaveMessages } from '#gateway/account/messages/messages.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { daysBefore, inBatches, purge, purgeBatch } from '#gateway/platform/db/purge.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'

/** Days after its expiry when an unpaid charge is written off. A later payment is still credited. */
const graceDays = 1

/**
 * Days after its expiry when an unpaid charge is deleted: longer than banks can return or dispute a payment (80 days
 * with PIX). A charge for which money arrived is never deleted.
 */
const unpaidDays = 90

const WrittenOffRow = type({ member_id: bigint(), reference: string(), amount: bigint(), currency: string() })

/** Writes off expired charges, and sends their members a message. */
export async function expireDeposits(database: Database, now: Date): Promise<void> {
  await inBatches(() =>
    database.transaction(async (tx) => {
      const rows = await rowsOf(
        tx,
        WrittenOffRow,
        `UPDATE deposit SET status = 'expired' WHERE id = ANY (ARRAY(
           SELECT id FROM deposit WHERE status = 'pending' AND expires_at < :before
           LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED)) RETURNING member_id, reference, amount, currency`,
        { before: daysBefore(now, graceDays) },
      )
      const messages = rows.map(({ member_id: memberId, reference, amount, currency }) => ({
        memberId,
        kind: 'deposit_failed' as const,
        details: { amount: amount.toString(), currency },
        reference: `deposit_failed:${reference}`,
      }))
      await leaveMessages(tx, messages, now)
      return rows.length
    }),
  )
}

/** Deletes charges that were never paid. */
export async function forgetUnpaidDeposits(on: Executor, now: Date): Promise<void> {
  await purge(on, 'deposit', `status IN ('pending', 'failed', 'expired') AND expires_at < :before`, {
    before: daysBefore(now, unpaidDays),
  })
}
