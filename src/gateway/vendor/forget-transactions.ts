import type { Executor } from '#gateway/db/client.ts'
import { daysBefore, inBatches, purgeBatch } from '#gateway/db/purge.ts'
import { callOne } from '#gateway/ledger/call.ts'

/** As long as other keys of players: sessions end within half a day, and what asks after that asks with a new key. */
const houseDays = 30

/** Longer than any vendor asks again (30 days), and as long as rounds are to be found online. */
const vendorDays = 120

/** Forgets the answers to transactions of long ago. With them goes what was answered, never what was moved. */
export async function forgetTransactions(on: Executor, now: Date): Promise<void> {
  const parameters = [daysBefore(now, houseDays), daysBefore(now, vendorDays), purgeBatch]
  await inBatches(
    async () => (await callOne<{ gone: number }>(on, 'SELECT vendor_forget($1, $2, $3) AS gone', parameters)).gone,
  )
}
