import { integer, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { daysBefore, inBatches, purgeBatch } from '#gateway/platform/db/purge.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'

/**
 * Days for our own games, as for other idempotency keys: sessions end within half a day, and new requests have new
 * keys.
 */
const houseDays = 30

/** Days for vendors: longer than any vendor repeats a request (30 days). */
const vendorDays = 120

const GoneRow = type({ gone: integer() })

/** Deletes old answers to transactions; the transfers stay. */
export async function forgetTransactions(on: Executor, now: Date): Promise<void> {
  const parameters = { houseBefore: daysBefore(now, houseDays), before: daysBefore(now, vendorDays), purgeBatch }
  await inBatches(
    async () =>
      (await callOne(on, GoneRow, 'SELECT vendor_forget(:houseBefore, :before, :purgeBatch) AS gone', parameters)).gone,
  )
}
